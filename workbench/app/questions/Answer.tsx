/** The answer to one question. */
export const Answer = ({ question }: { question: string }) => <h2>{question}</h2>;
