/**
 * The key by which part numbers are distinguished (D19-1): like `normalize`, but it keeps what makes
 * another part. A point or a slash between digits (FR-D720-1.5K is no FR-D720-15K, 1/2 is no 12), a
 * plus (MAX232CPE+ is the lead-free MAX232CPE), and micro (10µF is no 10F). A decimal comma
 * (PKZM0-1,6) becomes a point, a fraction (½) is written out.
 */
export const partNumberKey = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("μ", "u")
    .replace(/[\u2044\u2215]/g, "/")
    .replace(/(?<=[0-9]),(?=[0-9])/g, ".")
    .replace(/(?<![0-9])[./]|[./](?![0-9])|[^0-9a-z.+/\p{Script=Hangul}\p{Script=Han}]/gu, "");
