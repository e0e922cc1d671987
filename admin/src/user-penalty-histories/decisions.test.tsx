import type { PenaltyDetail } from "@bupum/shared/trust/user-penalty-histories/admin-contract";
import { Dialogs, dropDialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  cleanup,
  configure,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from "@testing-library/react";
import { IntlProvider } from "use-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { HeldBar } from "../decisions/held-bar.tsx";
import { ko } from "../words/ko.ts";
import { Decisions } from "./decisions.tsx";

configure({ asyncUtilTimeout: 10_000 });
const sent: unknown[] = [];

beforeEach(() => {
  browserObjects();
  sent.length = 0;
  vi.stubGlobal("fetch", async (_at: string, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return Response.json(report({ status: "APPROVED" }));
  });
});
afterEach(() => {
  cleanup();
  dropDialogs();
  vi.unstubAllGlobals();
});

const report = (fields: Partial<PenaltyDetail> = {}): PenaltyDetail => ({
  id: "pen_01KB0000000000000000000000",
  targetUserId: "usr_01KB0000000000000000000000",
  targetSellerId: "sel_01KB0000000000000000000000",
  targetName: "한빛부품",
  reporterId: "usr_01KB0000000000000000000001",
  reporterName: "구매상사",
  reason: "OTHER",
  refType: "ORDER",
  refId: "ord_01KB0000000000000000000000",
  refNumber: "PO-1",
  files: [],
  status: "PENDING",
  points: 0,
  effect: "NONE",
  createdAt: "2026-11-20T00:00:00.000Z",
  version: 1,
  standing: { points: 4, sellerStatus: "APPROVED" },
  ...fields,
});

const show = (of: PenaltyDetail) =>
  render(
    <IntlProvider locale="ko" timeZone="Asia/Seoul" messages={ko}>
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <Decisions of={of} />
          <Dialogs />
          <HeldBar />
        </QueryClientProvider>
      </MantineProvider>
    </IntlProvider>,
  );

const fieldIn = (form: string, name: string) =>
  within(screen.getByRole("form", { name: form })).getByLabelText(name, { exact: false });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
function give(points: string) {
  const field = fieldIn("벌점 주기", "벌점");
  fireEvent.change(field, { target: { value: points } });
  fireEvent.blur(field);
  press("벌점 주기");
  return field;
}

test("points above the limit are an error beside their field, and are not reduced", async () => {
  show(report());
  const field = give("99");
  await waitFor(() => expect(field.getAttribute("aria-invalid")).toBe("true"));
  expect((field as HTMLInputElement).value).toBe("99");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).toEqual([]);
});

test.each([
  ["1", 5, "새로 적용되는 조치는 없습니다."],
  ["2", 6, "판매가 제한되어"],
  ["6", 10, "판매자 승인이 바로 취소됩니다."],
])("giving %s points asks first, with the sum and its effect", async (points, sum, effect) => {
  show(report());
  give(points);
  const dialog = await screen.findByRole("dialog", { name: `벌점 ${points}점을 줄까요?` });
  expect(dialog.textContent).toContain(`4점에서 ${sum}점이 됩니다.`);
  expect(dialog.textContent).toContain(effect);
  expect(sent).toEqual([]);
  fireEvent.click(within(dialog).getByRole("button", { name: "벌점 주기" }));
  fireEvent.click(await screen.findByRole("button", { name: ko.decisions.now }));
  await waitFor(() => expect(sent).toMatchObject([{ points: Number(points) }]));
});

test("unconfirmed points are not given", async () => {
  show(report());
  give("3");
  const dialog = await screen.findByRole("dialog");
  fireEvent.keyDown(dialog, { key: "Escape" });
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([]);
});

test("before an approval is taken back the page says what stays closed", async () => {
  show(
    report({
      status: "APPROVED",
      points: 10,
      effect: "REVOKED",
      decidedAt: new Date().toISOString(),
      standing: { points: 10, sellerStatus: "REJECTED" },
    }),
  );
  fireEvent.change(fieldIn("승인 철회", "처리 메모"), { target: { value: "잘못된 신고" } });
  press("승인 철회");
  const dialog = await screen.findByRole("dialog", { name: "벌점 10점을 철회할까요?" });
  expect(dialog.textContent).toContain("10점에서 0점이 됩니다.");
  expect(dialog.textContent).toContain("마감된 견적과 취소된 주문은 되돌아오지 않습니다.");
  expect(sent).toEqual([]);
});
