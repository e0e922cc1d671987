/**
 * Spellings of the Korean parts trade that mean the same: text and query are both converted to the
 * first, so that a buyer finds by any of them. Loan words are transcribed in several ways.
 */
const spellings: readonly (readonly [canonical: string, ...others: string[]])[] = [
  ["콘덴서", "커패시터", "캐패시터", "콘덴샤"],
  ["변압기", "트랜스"],
  ["크리스탈", "수정진동자"],
  ["센서", "감지기", "센사"],
  ["부저", "버저", "부져"],
  ["다이오드", "다이오우드"],
  ["모터", "전동기", "모타"],
  ["차단기", "브레이커", "브레카"],
  ["배터리", "밧데리", "전지"],
  ["스위치", "개폐기", "스윗치"],
  ["커넥터", "코넥터", "콘넥터", "커넥타"],
  ["엔코더", "인코더"],
  ["증폭기", "앰프"],
  ["발진기", "오실레이터"],
  ["인덕터", "코일"],
  ["케이블", "전선"],
  ["온도조절기", "써모스탯", "서모스탯", "온조기"],
  ["컨트롤러", "제어기", "콘트롤러"],
  ["방열판", "히트싱크"],
  ["저항", "레지스터"],
  ["릴레이", "계전기"],
  ["전자접촉기", "마그네트스위치", "컨택터"],
  ["리미트", "리밋"],
  ["솔레노이드", "쏠레노이드", "전자변"],
  ["실린더", "씨린더", "실린다"],
  ["밸브", "발브"],
  ["베어링", "베아링"],
  ["커플링", "카플링"],
  ["필터", "휠터", "휠타"],
  ["게이지", "계이지"],
  ["파워서플라이", "파워써플라이"],
  ["터치스크린", "터치패널"],
  ["볼트", "보루트"],
  ["패킹", "빠킹"],
  ["가스켓", "가스킷", "개스킷"],
  ["컨베이어", "콘베이어", "컨베어"],
];

const canonicalOf = new Map(
  spellings.flatMap(([canonical, ...others]) => others.map((other) => [other, canonical] as const)),
);
const others = [...canonicalOf.keys()].toSorted((a, b) => b.length - a.length);
const anyOther = new RegExp(others.join("|"), "g");

/** Spellings that a text may contain. */
export function knownSpellings(text: string): string[] {
  const spelled = canonical(text);
  return spellings.flatMap((all) => (spelled.includes(all[0]) ? all : []));
}

/** Normalised Korean text with every known spelling replaced by its first one. */
export const canonical = (text: string): string =>
  text.replace(anyOther, (found) => canonicalOf.get(found) ?? found);
