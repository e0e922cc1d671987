import { browserObjects } from "@bupum/ui/test/browser-objects";
import type { User } from "@bupum/shared/accounts/users/contract";
import { storeDraft } from "@bupum/ui/form/stored-draft";
import { storage } from "@bupum/ui/storage";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { productOf } from "../../test/product-label.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { GroupFields } from "./group-fields.tsx";
import { emptyBasket } from "../../test/basket.ts";
import { basket } from "../trade/basket.ts";
import { blankLine, draftName, itemOf, prefilledForm } from "./group-form.ts";

/** Storage that answers when the test says so. */
class Post extends EventTarget {
  static calls: Post[] = [];
  upload = new EventTarget();
  status = 204;
  constructor() {
    super();
    Post.calls.push(this);
  }
  open() {}
  send() {}
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
  arrive() {
    act(() => void this.dispatchEvent(new Event("load")));
  }
}

beforeEach(() => {
  browserObjects();
  Post.calls = [];
  vi.stubGlobal("XMLHttpRequest", Post);
  storage.token.set("token");
});
afterEach(tidy);

let signed = 0;
function answering(answers: Parameters<typeof network>[0] = {}) {
  return network({
    "/users/me": () => ({ status: 200, body: { id: "usr_1", role: "BUYER", name: "김구매" } }),
    "/files/upload": () => {
      signed += 1;
      const fileId = `fil_01JD${String(signed).padStart(22, "0")}`;
      return { status: 201, body: { fileId, url: "http://storage.test", fields: {} } };
    },
    ...answers,
  });
}
const fileOf = (number: number) => ({
  fileId: `fil_01JE${String(number).padStart(22, "0")}`,
  fileName: `사진 ${number}.jpg`,
});
async function drawn(count: number, filesEach = 0, rest: object = {}) {
  const lines = Array.from({ length: count }, (_, at) =>
    blankLine({
      partName: `부품 ${at + 1}`,
      files: Array.from({ length: filesEach }, (_file, nth) => fileOf(at * filesEach + nth)),
    }),
  );
  storeDraft(draftName(), { lines, ...rest });
  await show(<GroupFields initial={prefilledForm(undefined, { sellers: [] })} />);
}
const lineDrops = () => screen.findAllByLabelText<HTMLInputElement>(/이 품목의 도면/);
const pdf = (name: string) => new File(["x"], name);
const more = (line: number) => screen.getAllByRole("button", { name: /메모·파일/ })[line]!;
async function attach(line: number, ...names: string[]) {
  fireEvent.click(more(line));
  const field = (await lineDrops())[line]!;
  const before = Post.calls.length;
  fireEvent.change(field, { target: { files: names.map(pdf) } });
  await waitFor(() => expect(Post.calls).toHaveLength(before + names.length));
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test("a line that is removed while its file is on the way holds the request up no longer", async () => {
  answering();
  await drawn(2);
  await attach(0, "도면.pdf");
  expect(button("파일을 올리는 중입니다").disabled).toBe(true);
  fireEvent.click(button("부품 1 삭제"));
  await waitFor(() => expect(button("견적 요청 보내기").disabled).toBe(false));
});

test("a line stays unfolded while its files are on the way", async () => {
  answering();
  await drawn(1);
  await attach(0, "도면.pdf");
  fireEvent.click(more(0));
  expect(more(0).getAttribute("aria-expanded")).toBe("true");
  Post.calls[0]!.arrive();
  await waitFor(() => expect(more(0).getAttribute("aria-expanded")).toBe("false"));
  expect(button("견적 요청 보내기").disabled).toBe(false);
});

/** By its text alone: a question for a role of one of fifty lines goes through all of their fields. */
const turn = (text: string) => screen.getByText(text).closest("button")!;

test("the page of a long list is turned once the files of its lines have arrived", async () => {
  answering();
  await drawn(51);
  await attach(0, "도면.pdf");
  expect(turn("다음").disabled).toBe(true);
  expect(screen.getByText(/파일을 다 올린 뒤에/)).toBeTruthy();
  Post.calls[0]!.arrive();
  await waitFor(() => expect(turn("다음").disabled).toBe(false));
  fireEvent.click(turn("다음"));
  fireEvent.click(turn("이전"));
  expect(await screen.findByText("도면.pdf")).toBeTruthy();
});

test("the files of one request are counted over its lines as they are chosen", async () => {
  answering();
  await drawn(7, 4);
  // 28 of 35 are there; of the request's own ten, seven find room, and one line none.
  const whole = await screen.findByLabelText(/^첨부 파일/);
  const names = Array.from({ length: 8 }, (_, at) => `${at}.pdf`);
  fireEvent.change(whole, { target: { files: names.map(pdf) } });
  expect(await screen.findAllByText(/모두 합쳐 최대 35개/)).toHaveLength(1);
  await waitFor(() => expect(Post.calls).toHaveLength(7));
  fireEvent.change((await lineDrops())[0]!, { target: { files: [pdf("9.pdf")] } });
  expect(await screen.findAllByText(/모두 합쳐 최대 35개/)).toHaveLength(2);
  expect(Post.calls).toHaveLength(7);
});

const contact = { name: "김구매", phone: "010-1234-5678", email: "buyer@example.com" };

test("a file that the server takes no more is named at its line, until it is removed", async () => {
  const { fileId, fileName } = fileOf(1);
  const text = "보관 기간이 지나 삭제된 파일입니다.";
  answering({
    "/estimate-groups": () => ({
      status: 400,
      body: { status: 400, code: "FILE_EXPIRED", message: text, params: { fileId } },
    }),
  });
  await drawn(2, 1, { mode: "AUTO", contact });
  await lineDrops();
  fireEvent.submit(screen.getByRole("form"));
  const fault = await screen.findByText(`${fileName}: ${text}`);
  expect(fault.closest("tbody")?.getAttribute("aria-label")).toBe("2번 품목");
  expect(more(1).getAttribute("aria-expanded")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: `${fileName} 삭제` }));
  await waitFor(() => expect(screen.queryByText(`${fileName}: ${text}`)).toBeNull());
});

const of = (id: string) => productOf<User>({ id });
const filesFor = (user?: User) => prefilledForm(user, { sellers: [] }).lines[0]!.files;

test("files of the lines stay for the person who uploaded them, and for nobody else", () => {
  storeDraft(draftName(), { lines: [blankLine({ files: [fileOf(1)] })], uploader: "usr_1" });
  expect(filesFor()).toHaveLength(1);
  expect(filesFor(of("usr_1"))).toHaveLength(1);
  expect(filesFor(of("usr_2"))).toEqual([]);
  expect(filesFor(of("usr_1"))).toEqual([]);
});

test("how many of the parts a seller has is counted over all of them, each once", async () => {
  const seller = { id: "sel_1", companyName: "가온" };
  answering({
    "/seller-infos/product": () => ({ status: 200, body: { items: [{ seller }] } }),
  });
  for (let at = 0; at < 13; at += 1)
    basket.add(itemOf(blankLine({ partNumber: `P-${at}`, productId: `prd_${at}` })));
  const twice = blankLine({ partNumber: "P-0", productId: "prd_0" });
  await drawn(0, 0, { lines: [twice, { ...twice, key: "again" }] });
  expect(await screen.findByText(/등록 품목 13개 중 13개 판매/)).toBeTruthy();
  emptyBasket();
});

test("Enter in a quantity goes down and with Shift up, and sends nothing", async () => {
  const { sentTo } = answering();
  await drawn(2, 0, { mode: "AUTO", contact });
  const fields = screen.getAllByRole("textbox", { name: "수량" });
  act(() => fields[0]!.focus());
  expect(fireEvent.keyDown(fields[0]!, { key: "Enter" })).toBe(false);
  expect(document.activeElement).toBe(fields[1]);
  expect(fireEvent.keyDown(fields[1]!, { key: "Enter" })).toBe(false);
  expect(document.activeElement).toBe(fields[1]);
  expect(fireEvent.keyDown(fields[1]!, { key: "Enter", shiftKey: true })).toBe(false);
  expect(document.activeElement).toBe(fields[0]);
  expect(sentTo("/estimate-groups")).toHaveLength(0);
});

test("a listed part is one row with all of its texts, and Tab walks quantity, unit, details, removal", async () => {
  answering();
  const partName = "아주 긴 이름의 부품 ".repeat(8).trim();
  const part = { productId: "prd_1", partNumber: "MY2N-GS", manufactorName: "오므론", partName };
  basket.add(itemOf(blankLine(part)));
  await drawn(0, 0, { lines: [blankLine(part)] });
  const row = within(screen.getByRole("table", { name: "요청 품목" })).getAllByRole("row")[1]!;
  const name = within(row).getByText(partName);
  expect(name.title).toBe(partName);
  const walked = [...row.querySelectorAll("input, button")].filter(
    (one) => !one.matches('[type="hidden"], [tabindex="-1"]'),
  );
  expect(walked.map((one) => one.getAttribute("aria-label"))).toEqual([
    "수량",
    "단위",
    "희망가·상태·메모·파일",
    "MY2N-GS 삭제",
  ]);
  emptyBasket();
});

test("sellers are not said to be missing while they are looked for, nor counted by half", async () => {
  const productId = "prd_01JD0000000000000000000001";
  const lines = [blankLine({ productId, partName: "포토센서", partNumber: "E3Z-D61" })];
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  const items = [{ seller: { id: "sel_01JD0000000000000000000001", companyName: "한빛자재" } }];
  answering({
    "/seller-infos/product": async () => {
      await arrived;
      return { status: 200, body: { items, page: 1, itemsPerPage: 100 } };
    },
  });
  basket.add(itemOf(lines[0]!));
  await drawn(0, 0, { lines });
  expect(screen.queryByText(/등록한 판매자가 아직 없습니다/)).toBeNull();
  arrive();
  expect(await screen.findByText(/등록 품목 1개 중 1개 판매/)).toBeTruthy();
  emptyBasket();
});

test("a request without a seller says that one is to be chosen", async () => {
  answering();
  await drawn(1);
  fireEvent.click(await screen.findByRole("button", { name: "견적 요청 보내기" }));
  expect(await screen.findByText("판매자를 한 곳 이상 선택해 주세요.")).toBeTruthy();
});
