/** A sentence in so many lines of much the same length. */
export function linesOf(sentence: string, count: number): readonly string[] {
  const words = sentence.split(' ');
  const lines = Array.from({ length: count }, () => '');
  const share = sentence.length / count;
  let length = 0;
  for (const word of words) {
    const line = Math.min(count - 1, Math.floor((length + word.length / 2) / share));
    lines[line] += `${word} `;
    length += word.length + 1;
  }
  return lines;
}
