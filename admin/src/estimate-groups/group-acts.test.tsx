import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { GroupPage } from "./group-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const id = "egr_01KB0000000000000000000000";
const group = {
  id,
  number: "EG-261123-AAAAA",
  title: "미니 릴레이",
  buyerId: "usr_01KB0000000000000000000000",
  buyerName: "바른 기계",
  status: "PENDING",
  open: true,
  lineCount: 1,
  sellerCount: 0,
  quotedCount: 0,
  orderedCount: 0,
  dispatching: false,
  strictDeadline: false,
  contact: { name: "김구매", phone: "+821012345678" },
  files: [],
  lines: [],
  unassignedLineIds: [],
  estimates: [],
  sellerLines: [],
  orders: [] as object[],
  history: [],
  version: 4,
  dueAt: "2099-11-27T09:00:00.000Z",
  createdAt: "2026-11-23T03:00:00.000Z",
};
const draw = (found: object = group) => {
  const sent = network({ [`/estimates/groups/${id}`]: () => found });
  return show("/requests/$groupId", GroupPage, `/requests/${id}`).then(() => sent);
};

test("an open request is changed with its version, and a deadline that stays is not sent", async () => {
  const sent = await draw();
  fireEvent.click(await screen.findByRole("button", { name: "요청 수정" }));
  fireEvent.change(await screen.findByLabelText(/요청 제목/), { target: { value: "고친 제목" } });
  fireEvent.click(screen.getByRole("button", { name: "저장" }));
  await waitFor(() => expect(sent.some(({ method }) => method === "PATCH")).toBe(true));
  expect(sent.find(({ method }) => method === "PATCH")?.body).toEqual({
    title: "고친 제목",
    memo: "",
    contact: { name: "김구매", phone: "+821012345678" },
    version: 4,
  });
});

test("a title that was emptied is an error beside it, and nothing is sent", async () => {
  const sent = await draw();
  fireEvent.click(await screen.findByRole("button", { name: "요청 수정" }));
  const title = await screen.findByLabelText(/요청 제목/);
  fireEvent.change(title, { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: "저장" }));
  await waitFor(() => expect(title.getAttribute("aria-invalid")).toBe("true"));
  expect(sent.some(({ method }) => method === "PATCH")).toBe(false);
});

test("a request is deleted after a question alone", async () => {
  const sent = await draw();
  fireEvent.click(await screen.findByRole("button", { name: "요청 삭제" }));
  expect(sent.some(({ method }) => method === "DELETE")).toBe(false);
});

test("a closed request with a running order is neither changed nor deleted", async () => {
  const orders = [
    { id: "ord_01KB0000000000000000000000", status: "CONFIRMED", currency: "KRW", amount: 1 },
  ];
  await draw({ ...group, open: false, closeReason: "AWARDED", orders });
  expect(await screen.findByText("EG-261123-AAAAA")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "요청 삭제" })).toBeNull();
  expect(screen.queryByRole("button", { name: "요청 수정" })).toBeNull();
});
