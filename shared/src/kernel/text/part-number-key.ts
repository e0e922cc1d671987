/**
 * The key by which part numbers are distinguished: like `normalize`, but a decimal point stays,
 * because FR-D720-1.5K and FR-D720-15K are two parts (D19-1). A decimal comma (PKZM0-1,6) becomes a
 * point.
 */
export const partNumberKey = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/(?<=[0-9]),(?=[0-9])/g, ".")
    .replace(/(?<![0-9])\.|\.(?![0-9])|[^0-9a-z.\p{Script=Hangul}\p{Script=Han}]/gu, "");
