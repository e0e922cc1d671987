import type { UnassignedGroup } from "@bupum/shared/deal/estimates/admin-contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/react";
import { IntlProvider } from "use-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ko } from "../words/ko.ts";
import { AssignForm } from "./assign-form.tsx";

configure({ asyncUtilTimeout: 10_000 });
const group: UnassignedGroup = {
  id: "egr_01KB0000000000000000000000",
  number: "EG-1",
  title: "요청",
  dueAt: "2026-12-01T00:00:00.000Z",
  createdAt: "2026-11-20T00:00:00.000Z",
  buyerId: "usr_01KB0000000000000000000000",
  buyerName: "구매상사",
  lines: [],
};
const account = (end: string, companyName: string) => ({
  id: `usr_01KB000000000000000000000${end}`,
  userId: `login${end}`,
  name: "홍길동",
  companyName,
});

beforeEach(() => {
  browserObjects();
  vi.stubGlobal("fetch", async (at: string) =>
    at.includes("/groups/")
      ? Response.json({
          estimates: [{ sellerId: "sel_01KB0000000000000000000001", sellerName: "한빛산업" }],
        })
      : Response.json({ items: [account("1", "한빛산업"), account("2", "한빛부품")] }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a seller who already has the request is named, and cannot be picked", async () => {
  render(
    <IntlProvider locale="ko" timeZone="Asia/Seoul" messages={ko}>
      <MantineProvider env="test">
        <QueryClientProvider client={new QueryClient()}>
          <AssignForm group={group} leave={() => undefined} />
        </QueryClientProvider>
      </MantineProvider>
    </IntlProvider>,
  );
  await screen.findByText("이미 이 요청을 받은 판매자는 지정할 수 없습니다: 한빛산업");
  const field = screen.getByLabelText("판매자", { selector: "input" });
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: "한빛" } });
  await screen.findByText("한빛부품");
  expect(screen.getAllByRole("option", { hidden: true })).toHaveLength(1);
});
