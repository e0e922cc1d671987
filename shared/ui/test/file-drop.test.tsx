import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FileDrop } from "../src/files/file-drop.tsx";
import { browserObjects } from "./browser-objects.ts";
import { show, tidy } from "./world.tsx";

/** Storage as a browser sees it: every call waits until the test answers it. */
class Storage extends EventTarget {
  static calls: Storage[] = [];
  upload = new EventTarget();
  status = 0;
  sent: FormData | undefined;
  constructor() {
    super();
    Storage.calls.push(this);
  }
  open() {}
  send(form: FormData) {
    this.sent = form;
  }
  abort() {
    this.dispatchEvent(new Event("abort"));
  }
  progress(loaded: number, total: number) {
    act(() => void this.upload.dispatchEvent(new ProgressEvent("progress", { loaded, total })));
  }
  answer(status: number) {
    this.status = status;
    act(() => void this.dispatchEvent(new Event("load")));
  }
}

beforeEach(() => {
  browserObjects();
  Storage.calls = [];
  vi.stubGlobal("XMLHttpRequest", Storage);
});
afterEach(() => {
  tidy();
  vi.unstubAllGlobals();
});

const sign = async (file: File) => ({
  fileId: `fil_${file.name}`,
  url: "http://storage.test/uploads",
  fields: { key: "quarantine/1", policy: "p" },
});

function drop(files: File[], onChange = vi.fn(), maxFiles = 2) {
  show(
    <FileDrop
      label="첨부 파일"
      sign={sign}
      extensions={["pdf", "jpg"]}
      maxMegabytes={1}
      maxFiles={maxFiles}
      onChange={onChange}
    />,
  );
  fireEvent.change(screen.getByLabelText(/첨부 파일/), { target: { files } });
  return onChange;
}
const pdf = (name: string, bytes = 10) => new File(["x".repeat(bytes)], name);
const call = async (index = 0) => {
  await waitFor(() => expect(Storage.calls[index]).toBeTruthy());
  return Storage.calls[index]!;
};

test("a file is sent to storage with its signed fields, shows progress, and is reported when done", async () => {
  const onChange = drop([pdf("a.pdf")]);
  const upload = await call();
  expect([...(upload.sent?.keys() ?? [])]).toEqual(["key", "policy", "file"]);
  upload.progress(5, 10);
  expect(await screen.findByText("50% 올리는 중")).toBeTruthy();
  upload.answer(204);
  expect(await screen.findByText("올렸습니다")).toBeTruthy();
  await vi.waitFor(() =>
    expect(onChange).toHaveBeenLastCalledWith([{ fileId: "fil_a.pdf", fileName: "a.pdf" }]),
  );
});

test("wrong types, too large files and too many are refused at once, each with its own message", async () => {
  drop([pdf("a.exe"), pdf("b.pdf", 1024 * 1024 + 1), pdf("c.pdf"), pdf("d.pdf")], vi.fn(), 1);
  expect(screen.getByText("올릴 수 없는 형식입니다")).toBeTruthy();
  expect(screen.getByText("1MB보다 큰 파일입니다")).toBeTruthy();
  expect(screen.getByText("최대 1개까지 올릴 수 있습니다")).toBeTruthy();
  expect(screen.getAllByRole("listitem")).toHaveLength(4);
});

test("a refused upload can be sent again", async () => {
  drop([pdf("a.pdf")]);
  (await call()).answer(403);
  fireEvent.click(await screen.findByRole("button", { name: "a.pdf 다시 올리기" }));
  (await call(1)).answer(204);
  expect(await screen.findByText("올렸습니다")).toBeTruthy();
});

test("a running upload can be cancelled, and leaves the list", async () => {
  const onChange = drop([pdf("a.pdf")]);
  await call();
  fireEvent.click(screen.getByRole("button", { name: "a.pdf 올리기 취소" }));
  expect(screen.queryByText("a.pdf")).toBeNull();
  expect(onChange).toHaveBeenLastCalledWith([]);
});
