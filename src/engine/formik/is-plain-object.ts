/** Whether one of a form’s values has others within: ours are texts and ticks. In place of `lodash-es/isPlainObject`. */
export default (): boolean => false;
