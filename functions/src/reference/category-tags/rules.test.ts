import { expect, test } from "vitest";
import { namedIn, withHigher } from "./rules.ts";

const named = (ko: string, en = "Thing", zh = "某物") => ({ ko, en, zh });
const tree = [
  { id: "cat_power" as const, name: named("전력·배전기기", "Power distribution", "配电设备") },
  {
    id: "cat_breaker" as const,
    parentId: "cat_power" as const,
    name: named("배선용차단기", "Moulded-case breakers", "塑壳断路器"),
  },
  { id: "cat_plc" as const, name: named("PLC", "PLCs", "PLC") },
  {
    id: "cat_cable" as const,
    name: named("커넥터·케이블", "Connectors and cordsets", "连接器与电缆"),
  },
  { id: "cat_fan" as const, name: named("팬", "Fans", "风扇") },
];

test("a category has those above it, and none that was removed (D41-7)", () => {
  expect(withHigher(tree, ["cat_breaker"])).toEqual(["cat_breaker", "cat_power"]);
  expect(withHigher(tree, ["cat_gone", "cat_plc"])).toEqual(["cat_plc"]);
  const torn = tree.filter(({ id }) => id !== "cat_power");
  expect(withHigher(torn, ["cat_breaker"])).toEqual(["cat_breaker"]);
});

test.each([
  ["배선용 차단기 30A", ["cat_breaker"]],
  ["차단기 3P 30A", ["cat_breaker"]],
  ["차단기30A", ["cat_breaker"]],
  ["MCCB-배선용차단기3P", ["cat_breaker"]],
  ["断路器30A", ["cat_breaker"]],
  ["breaker-30A", ["cat_breaker"]],
  ["ER-30A", []],
  ["moulded case breaker, 3P", ["cat_breaker"]],
  ["断路器 30A", ["cat_breaker"]],
  ["plc 본체", ["cat_plc"]],
  ["통신 케이블 10m", ["cat_cable"]],
  ["cordset M12", ["cat_cable"]],
  ["볼트 M8 30mm", []],
  ["30", []],
  // One character is part of too many words.
  ["팬던트 스위치", []],
  ["", []],
])("%s names by its words %j (D41-7)", (text, ids) => {
  expect(namedIn(tree, text)).toEqual(ids);
});
