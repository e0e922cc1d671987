import { beforeEach, expect, test } from "vitest";
import { storedDraft } from "@bupum/ui/form/stored-draft";
import { draftName, type GroupForm, prefilledForm } from "../estimate-groups/group-form.ts";
import { emptyBasket } from "../../test/basket.ts";
import { isAsked, toRequest } from "./to-request.ts";

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
  emptyBasket();
});

test("a post fills the request form once, however often it is pressed", () => {
  const own = { files: [{ fileId: "fil_1", fileName: "도면.pdf" }], uploader: "usr_1" };
  expect(isAsked(post)).toBe(false);
  toRequest(post, own);
  expect(isAsked(post)).toBe(true);
  toRequest(post, { files: [], uploader: "usr_1" });
  const form = prefilledForm(undefined, { sellers: [] });
  expect(form).toMatchObject({ title: post.title, region: "BUSAN" });
  expect(form.lines).toHaveLength(1);
  expect(form.lines[0]).toMatchObject({
    partNumber: "MR-J2S-40A",
    manufactorName: "Mitsubishi",
    quantity: 2,
    targetPrice: "350000",
    memo: post.content,
    files: own.files,
  });
});

test("a post without a part number asks for its title, and only a price in won becomes the target", () => {
  const { partNumber: _, ...rest } = post;
  toRequest({ ...rest, currency: "USD" }, { files: [], uploader: "usr_1" });
  const [line] = prefilledForm(undefined, { sellers: [] }).lines;
  expect(line).toMatchObject({ partName: post.title, partNumber: "", targetPrice: "" });
});

const file = (fileId: string) => ({ fileId, fileName: "도면.pdf" });

test("files of another account on this machine are not sent with a post's own (D24-2)", () => {
  toRequest(post, { files: [file("fil_1")], uploader: "usr_1" });
  const other = { ...post, partNumber: "MR-J2S-70A" };
  toRequest(other, { files: [file("fil_2")], uploader: "usr_2" });
  const { lines, uploader } = storedDraft(draftName()) as unknown as GroupForm;
  expect([uploader, ...lines.map(({ files }) => files)]).toEqual(["usr_2", [], [file("fil_2")]]);
});
