import { ApiError } from "@bupum/shared/kernel/client";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { DraftForm, SendButton } from "../src/form/draft-form.tsx";
import { useDraft, withoutBlanks } from "../src/form/draft.ts";
import { CheckField, NumberField, PriceField, TextField } from "../src/form/fields.tsx";
import { browserObjects } from "./browser-objects.ts";
import { show, tidy } from "./world.tsx";

beforeEach(browserObjects);
afterEach(tidy);
afterEach(() => void vi.useRealTimers());

const schema = z.strictObject({
  title: z.string().check(z.minLength(2), z.maxLength(10)),
  memo: z.optional(z.string()),
  quantity: z.int().check(z.minimum(1)),
  unitPrice: z.optional(z.string()),
});

interface Props {
  send?: (body: unknown) => Promise<unknown>;
  keepAs?: string;
  secret?: string[];
  done?: () => void;
}

function Form({ send = async () => undefined, ...options }: Props) {
  const draft = useDraft({
    schema,
    initial: { title: "", memo: "", quantity: "", unitPrice: "" },
    send,
    ...options,
  });
  return (
    <DraftForm draft={draft} label="요청">
      <TextField name="title" label="제목" />
      <TextField name="memo" label="메모" />
      <NumberField name="quantity" label="수량" />
      <PriceField name="unitPrice" label="단가" />
      <SendButton>보내기</SendButton>
    </DraftForm>
  );
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = () => fireEvent.submit(screen.getByRole("form", { name: "요청" }));

test("issues are shown beside their fields in the reader's language, and the first gets the focus", async () => {
  const send = vi.fn(async () => undefined);
  show(<Form send={send} />);
  type("메모", "그대로");
  press();
  expect(await screen.findAllByText("필수 항목입니다.")).toHaveLength(2);
  expect(document.activeElement).toBe(screen.getByLabelText("제목"));
  expect(screen.getByLabelText("제목").getAttribute("aria-invalid")).toBe("true");
  expect(screen.getByLabelText<HTMLInputElement>("메모").value).toBe("그대로");
  expect(send).not.toHaveBeenCalled();
});

test("the parsed value is sent, without empty fields", async () => {
  const send = vi.fn(async () => undefined);
  show(<Form send={send} />);
  type("제목", "베어링");
  type("수량", "1,200");
  type("단가", "12,000.5");
  press();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(send).toHaveBeenCalledWith({ title: "베어링", quantity: 1200, unitPrice: "12000.5" });
});

test("a figure out of bounds stays as it was typed and is refused, and a minus is not dropped", async () => {
  const send = vi.fn(async () => undefined);
  function Bounded() {
    const draft = useDraft({
      schema: z.strictObject({ leadTime: z.int().check(z.maximum(365)), unitPrice: z.string() }),
      initial: { leadTime: "", unitPrice: "" },
      send,
    });
    return (
      <DraftForm draft={draft} label="요청">
        <NumberField name="leadTime" label="납기" min={0} max={365} />
        <PriceField name="unitPrice" label="단가" />
        <SendButton>보내기</SendButton>
      </DraftForm>
    );
  }
  show(<Bounded />);
  type("납기", "999");
  fireEvent.blur(screen.getByLabelText("납기"));
  expect(screen.getByLabelText<HTMLInputElement>("납기").value).toBe("999");
  expect(await screen.findByText("365 이하여야 합니다.")).toBeTruthy();
  type("단가", "-5");
  expect(screen.getByLabelText<HTMLInputElement>("단가").value).toBe("-5");
  expect(
    await screen.findByText("0보다 큰 금액을 소수점 다섯 자리까지 입력해 주세요."),
  ).toBeTruthy();
  press();
  expect(send).not.toHaveBeenCalled();
});

test("a double press sends once", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const send = vi.fn(() => promise);
  show(<Form send={send} />);
  type("제목", "베어링");
  type("수량", "1");
  press();
  press();
  await act(async () => resolve());
  expect(send).toHaveBeenCalledTimes(1);
});

test("server issues go to their fields, others above the form, and typed values stay", async () => {
  const error = new ApiError("/api/x", 400, {
    status: 400,
    code: "INVALID_REQUEST",
    message: "입력한 내용을 확인해 주세요.",
    issues: [
      { path: "body.quantity", code: "too_big", message: "10 이하여야 합니다." },
      { path: "body.lines.3.productId", code: "custom", message: "없는 부품입니다." },
    ],
  });
  show(<Form send={() => Promise.reject(error)} />);
  type("제목", "베어링");
  type("수량", "11");
  press();
  expect(await screen.findByText("10 이하여야 합니다.")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe("없는 부품입니다.");
  expect(document.activeElement).toBe(screen.getByLabelText("수량"));
  expect(screen.getByLabelText<HTMLInputElement>("제목").value).toBe("베어링");
});

test("a failure without issues is shown as a toast", async () => {
  const error = new ApiError("/api/x", 409, {
    status: 409,
    code: "DUPLICATE_ORDER",
    message: "이미 주문한 품목입니다.",
  });
  show(<Form send={() => Promise.reject(error)} />);
  type("제목", "베어링");
  type("수량", "1");
  press();
  expect(await screen.findByText("이미 주문한 품목입니다.")).toBeTruthy();
});

test("a failure of which nobody knows the outcome stays on the form with what was typed", async () => {
  show(<Form send={() => Promise.reject(new ApiError("/api/x", 500, {}))} />);
  type("제목", "베어링");
  type("수량", "1");
  press();
  expect((await screen.findByRole("alert")).textContent).not.toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("제목").value).toBe("베어링");
});

test("a kept draft survives a reload and is forgotten once it is sent", async () => {
  const done = vi.fn();
  const first = show(<Form keepAs="request" />);
  type("제목", "베어링");
  first.unmount();
  show(<Form keepAs="request" done={done} />);
  expect(screen.getByLabelText<HTMLInputElement>("제목").value).toBe("베어링");
  type("수량", "3");
  press();
  await waitFor(() => expect(done).toHaveBeenCalled());
  expect(sessionStorage.getItem("draft:request")).toBeNull();
});

test("a field shows values that are set in its group", async () => {
  const group = { phone: { number: "02-1", visible: true } };
  const send = vi.fn(async () => undefined);
  const schema = z.looseObject({});
  function Grouped() {
    const initial = { phone: { number: "", visible: false } };
    const draft = useDraft({ schema, initial, send });
    return (
      <DraftForm draft={draft} label="요청">
        <TextField name="phone.number" label="번호" />
        <CheckField name="phone.visible" label="공개" />
        <button type="button" onClick={() => draft.form.setFieldValue("phone", group.phone)}>
          채우기
        </button>
      </DraftForm>
    );
  }
  show(<Grouped />);
  fireEvent.click(screen.getByText("채우기"));
  expect(screen.getByLabelText<HTMLInputElement>("번호").value).toBe("02-1");
  expect(screen.getByLabelText<HTMLInputElement>("공개").checked).toBe(true);
  press();
  await waitFor(() => expect(send).toHaveBeenCalledWith(group));
});

test("a secret is sent but never stored", async () => {
  const send = vi.fn(async () => Promise.reject(new Error("busy")));
  show(<Form keepAs="request" secret={["memo"]} send={send} />);
  type("제목", "베어링");
  type("메모", "비밀");
  const kept = sessionStorage.getItem("draft:request");
  expect(JSON.parse(kept ?? "")).toEqual({ title: "베어링", quantity: "", unitPrice: "" });
});

test("blanks are left out at any depth, zeros and false are sent", () => {
  const value = { a: "", b: [{ c: "", d: 0 }], e: { f: null, g: false } };
  expect(withoutBlanks(value)).toEqual({ b: [{ d: 0 }], e: { g: false } });
});

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test("a figure is pasted as people write it, and what is none is refused and not shortened (D8-14)", async () => {
  show(<Form />);
  const paste = (label: string, text: string) =>
    fireEvent.paste(input(label), { clipboardData: { getData: () => text } });
  paste("단가", "₩125,000");
  await waitFor(() => expect(input("단가").value).toBe("125,000"));
  paste("수량", "1,200 EA");
  await waitFor(() => expect(input("수량").value).toBe("1,200"));
  paste("단가", "2,5");
  expect(
    await screen.findByText("0보다 큰 금액을 소수점 다섯 자리까지 입력해 주세요."),
  ).toBeTruthy();
  expect(input("단가").value).toBe("125,000");
});

test("full-width digits are typed as plain ones", () => {
  show(<Form />);
  fireEvent.input(input("단가"), { target: { value: "５５０００" } });
  expect(input("단가").value).toBe("55,000");
});

test("a calculation is no figure: it is refused, however it is typed, and never read as another number (D8-14)", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  show(<Form />);
  const wrong = /금액을|올바르지|형식|숫자/;
  for (const label of ["수량", "단가"])
    for (const text of ["=1+1", "1-2", "5±1", "1/2", "3x4", "１＋１", "１-２", "1～2"]) {
      vi.setSystemTime(Date.now() + 60_000);
      fireEvent.input(input(label), { target: { value: text } });
      expect(input(label).value, text).toBe("");
      expect(await screen.findByText(wrong)).toBeTruthy();
      // The same text, key by key.
      vi.setSystemTime(Date.now() + 60_000);
      for (const key of text)
        fireEvent.input(input(label), { target: { value: input(label).value + key } });
      expect(input(label).value, text).toBe("");
      await act(() => vi.setSystemTime(Date.now() + 60_000));
      fireEvent.input(input(label), { target: { value: "12" } });
      expect(input(label).value).toBe("12");
      await waitFor(() => expect(screen.queryByText(wrong)).toBeNull());
    }
});

function Pieces() {
  const draft = useDraft({ schema, initial: { quantity: "" }, send: async () => undefined });
  return (
    <DraftForm draft={draft} label="요청">
      <NumberField name="quantity" label="수량" min={10} max={500} />
    </DraftForm>
  );
}

test("a figure that no further digit makes right says so while it is typed", async () => {
  show(<Pieces />);
  for (const [typed, said] of [
    ["-5", "10 이상이어야 합니다."],
    ["0", "10 이상이어야 합니다."],
    ["501", "500 이하여야 합니다."],
  ] as const) {
    type("수량", typed);
    expect(await screen.findByText(said)).toBeTruthy();
    type("수량", "1");
    await waitFor(() => expect(screen.queryByText(said)).toBeNull());
  }
});

function Folded() {
  const draft = useDraft({ schema, initial: { quantity: "" }, send: async () => undefined });
  return (
    <DraftForm draft={draft} label="요청">
      <details>
        <summary>더 보기</summary>
        <NumberField name="quantity" label="수량" />
      </details>
    </DraftForm>
  );
}

test("a folded part of a form opens where one of its fields is refused (U1-10)", async () => {
  show(<Folded />);
  const part = document.querySelector("details")!;
  expect(part.open).toBe(false);
  type("수량", "0");
  fireEvent.submit(screen.getByRole("form", { name: "요청" }));
  await waitFor(() => expect(part.open).toBe(true));
  expect(document.activeElement).toBe(input("수량"));
});
