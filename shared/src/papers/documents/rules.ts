const digits = ["", "일", "이", "삼", "사", "오", "육", "칠", "팔", "구"];
const tens = ["", "십", "백", "천"];
const myriads = ["", "만", "억", "조", "경"];

/** Won in words, as papers say them: 1,234,000 is 일금 일백이십삼만사천원정. */
export function wonInWords(won: number): string {
  if (won === 0) return "일금 영원정";
  const groups = [...String(won)].reduceRight<string[]>((made, digit, at, all) => {
    const place = all.length - 1 - at;
    const group = Math.floor(place / 4);
    const word = digit === "0" ? "" : `${digits[Number(digit)]}${tens[place % 4]}`;
    made[group] = word + (made[group] ?? "");
    return made;
  }, []);
  const said = groups.map((group, at) => (group ? `${group}${myriads[at]}` : ""));
  return `일금 ${said.toReversed().join("")}원정`;
}
