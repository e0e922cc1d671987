/** Signs that mean the same, written in one way: ㎜, ½, full width, and both signs for micro. */
export const prepared = (text: string): string =>
  text
    .replace(/[¼½¾⅛⅜⅝⅞]/g, (sign) => ` ${sign}`)
    .replaceAll(/[″”“]/g, '"')
    .normalize("NFKC")
    .replaceAll("\u2044", "/")
    .replaceAll(/[µμ]/g, "u")
    .replaceAll(/[−–—]/g, "-")
    .replaceAll(/[〜∼]/g, "~")
    .replaceAll("Ω", "ohm")
    // 10k ohm and 0.1 micro of the shop floor.
    .replaceAll(/(\d\s?[km])\s(?=ohms?\b|옴)/gi, "$1")
    .replaceAll(/(\d\s?)마이크로(?![가-힣a-z])/gi, "$1uf")
    .replaceAll(/(\d\s?)(?:milli\s?ohms?|밀리옴|毫欧)/gi, "$1mohm")
    .replaceAll(/mm²/gi, "mm2");
