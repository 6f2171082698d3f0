/** The stops of a gradient, each as offset, colour and opacity: `0 #8d7d6a, 1 #2a211a 0.5`. */
const stops = (list: string): string =>
  list
    .split(', ')
    .map((stop) => {
      const [offset, colour, opacity] = stop.split(' ');
      const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${alpha}/>`;
    })
    .join('');

export function linear(id: string, [x1, y1, x2, y2]: readonly [number, number, number, number], list: string) {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" gradientUnits="userSpaceOnUse">${stops(list)}</linearGradient>`;
}

/** A radial gradient as an ellipse: centre and the two radii. */
export function ellipse(id: string, [cx, cy, rx, ry]: readonly [number, number, number, number], list: string) {
  return `<radialGradient id="${id}" cx="0" cy="0" r="1" gradientUnits="userSpaceOnUse" gradientTransform="matrix(${rx} 0 0 ${ry} ${cx} ${cy})">${stops(list)}</radialGradient>`;
}

export const clipPath = (id: string, d: string): string => `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
export const fill = (paint: string, d: string, more = ''): string => `<path fill="${paint}" d="${d}"${more}/>`;

export function svg(width: number, height: number, defs: string, body: string): string {
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return `${head}${defs && `<defs>${defs}</defs>`}${body}</svg>\n`;
}

/** The outline of an arch: its centre, floor, width and top. */
export function archPath(middle: number, base: number, width: number, crown: number): string {
  const r = width / 2;
  return `M${middle - r} ${base}V${crown + r}a${r} ${r} 0 0 1 ${width} 0V${base}z`;
}
