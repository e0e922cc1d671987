import { expect, test } from "vitest";
import { likeThis } from "./like-this.ts";

const said = (ko: string, value: string) => ({ name: { ko, en: ko, zh: ko }, value });

test("parts like this are found by the value as the search reads it (S8-11)", async () => {
  expect(await likeThis(said("코일 전압", "직류24V"), "relay")).toEqual({
    specifications: "coil-voltage-dc=24",
  });
  expect(await likeThis(said("접점 구성", "DPDT"), "relay")).toEqual({
    specifications: "contacts=2c",
  });
  expect(await likeThis(said("비고", "주문 생산"), "relay")).toBeUndefined();
});
