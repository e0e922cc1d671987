import { expect, test } from "vitest";
import { fill } from "./fill.ts";
import { withParticles } from "./particles.ts";

test.each([
  ["주식회사 부품은(는)", "주식회사 부품은"],
  ["가온오토메이션(주)은(는)", "가온오토메이션(주)는"],
  ["대성계전이(가)", "대성계전이"],
  ["한빛에프에이이(가)", "한빛에프에이가"],
  ["“릴레이”을(를)", "“릴레이”를"],
  ["PO-261122-7K3Q1을(를)", "PO-261122-7K3Q1을"],
  ["MY2N을(를)", "MY2N을"],
  ["E3Z-D62을(를)", "E3Z-D62를"],
  ["단가표.xlsx을(를)", "단가표.xlsx를"],
  ["12,000원과(와)", "12,000원과"],
  ["서울(으)로", "서울로"],
  ["부산(으)로", "부산으로"],
  ["E2E-X5F1(으)로", "E2E-X5F1로"],
  ["100EA(으)로", "100EA로"],
])("%s becomes %s", (written, said) => {
  expect(withParticles(written)).toBe(said);
});

test("each particle of a sentence follows its own word", () => {
  const sentence = "{seller}이(가) {part}을(를) {other}(으)로 바꿨습니다.";
  expect(fill(sentence, { seller: "가온", part: "릴레이", other: "센서" })).toBe(
    "가온이 릴레이를 센서로 바꿨습니다.",
  );
});

test("brackets that are no particle stay unchanged", () => {
  expect(withParticles("납기(영업일), 사유 (선택)")).toBe("납기(영업일), 사유 (선택)");
});
