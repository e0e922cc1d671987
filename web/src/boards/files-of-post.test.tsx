import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, tidy } from "../../test/world.tsx";
import { copiesOf } from "./files-of-post.ts";

/** Storage that takes every file. */
class Storage extends EventTarget {
  static taken: File[] = [];
  upload = new EventTarget();
  status = 204;
  open() {}
  send(form: FormData) {
    Storage.taken.push(form.get("file") as File);
    this.dispatchEvent(new Event("load"));
  }
}
beforeEach(() => {
  Storage.taken = [];
  vi.stubGlobal("XMLHttpRequest", Storage);
});
afterEach(tidy);

const file = (nth: number) => ({ id: `fil_${nth}` as const, fileName: `도면 ${nth}.pdf`, size: 8 });

test("a post's files are uploaded again by a reader who may read them, without missing ones (D24-2)", async () => {
  const link = { contentType: "application/pdf", url: "http://storage.test/kept" };
  const { sentTo } = network({
    "/files/fil_1": () => ({ status: 200, body: link }),
    "/files/fil_2": () => ({ status: 404, body: { status: 404, code: "NOT_FOUND" } }),
    "/kept": () => ({ status: 200, body: "bytes" }),
    "/files/upload": () => ({
      status: 201,
      body: { fileId: "fil_9", url: "http://storage.test", fields: {} },
    }),
  });
  expect(await copiesOf([file(1), file(2)])).toEqual([{ fileId: "fil_9", fileName: "도면 1.pdf" }]);
  expect(sentTo("/files/upload").map(({ body }) => body)).toEqual([
    { category: "FILE", fileName: "도면 1.pdf", size: 7 },
  ]);
  expect(Storage.taken.map(({ name, type }) => [name, type])).toEqual([
    ["도면 1.pdf", "application/pdf"],
  ]);
});
