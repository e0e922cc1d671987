import { beforeEach, expect, test } from "vitest";
import { prefilledForm } from "../estimate-groups/group-form.ts";
import { basket } from "../trade/basket.ts";
import { toRequest } from "./to-request.ts";

const post = {
  title: "MR-J2S-40A 두 대 구합니다",
  content: "교체용입니다. 중고도 괜찮습니다.",
  partNumber: "MR-J2S-40A",
  manufactorName: "Mitsubishi",
  quantity: 2,
  price: "350000",
  currency: "KRW" as const,
  region: "BUSAN" as const,
};
beforeEach(() => {
  sessionStorage.clear();
  basket.clear();
});

test("a post fills the request form with what it looks for, once however often it is pressed", () => {
  toRequest(post);
  toRequest(post);
  const form = prefilledForm(undefined, { sellers: [] });
  expect(form).toMatchObject({ title: post.title, region: "BUSAN" });
  expect(form.lines).toHaveLength(1);
  expect(form.lines[0]).toMatchObject({
    partNumber: "MR-J2S-40A",
    manufactorName: "Mitsubishi",
    quantity: 2,
    targetPrice: "350000",
    memo: post.content,
  });
});

test("a post without a part number asks for what its title names, and no price but one in won", () => {
  const { partNumber: _, ...rest } = post;
  toRequest({ ...rest, currency: "USD" });
  const [line] = prefilledForm(undefined, { sellers: [] }).lines;
  expect(line).toMatchObject({ partName: post.title, partNumber: "", targetPrice: "" });
});
