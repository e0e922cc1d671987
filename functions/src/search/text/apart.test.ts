import { describe, expect, test } from "vitest";
import { cutApart } from "./apart.ts";

describe("a keyword written together (S2-11)", () => {
  test.each([
    ["三菱变频器 0.75kw", "三菱 变频器 0.75kw"],
    ["施耐德接触器32a", "施耐德 接触器 32a"],
    ["固态继电器40A直流控制", "固态继电器 40A 直流控制"],
    ["인버터3마력", "인버터 3마력"],
    ["베어링6306", "베어링 6306"],
    ["현대차단기50A", "현대 차단기 50A"],
    ["인버터 11kw400v", "인버터 11kw 400v"],
    ["12v100w", "12v 100w"],
    ["코일220v", "코일 220v"],
    ["중고인버터", "중고 인버터"],
  ])("%s is cut into what is known", (keyword, cut) => expect(cutApart(keyword)).toBe(cut));

  test.each([
    "센서를",
    "없는물건",
    "LC1D12BD",
    "E3Z-T61 2M",
    "무접점릴레이",
    "6ES7214-1AG40-0XB0",
    "24V",
  ])("%s stays whole", (keyword) => expect(cutApart(keyword)).toBe(keyword));
});
