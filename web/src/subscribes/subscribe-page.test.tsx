import { browserObjects } from "@bupum/ui/test/browser-objects";
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  agree,
  end,
  member,
  nobody,
  opened,
  press,
  start,
  subscription,
  textVersion,
} from "../../test/memberships.tsx";
import { tidy } from "../../test/world.tsx";

beforeEach(browserObjects);
afterEach(tidy);

test("a newcomer sees what each plan includes, its price with VAT, and pays only after consenting to the amount", async () => {
  const { sentTo } = await opened(nobody, {
    "/subscribes": () => ({ status: 201, body: member }),
  });
  const table = screen.getByRole("table");
  expect(within(table).getByText("20,000")).toBeTruthy();
  fireEvent.click(screen.getByRole("radio", { name: /연간 구독/ }));
  const pay = await screen.findByRole<HTMLButtonElement>("button", {
    name: "429,000원 결제하고 구독하기",
  });
  expect(screen.getByText("부가세 포함 (공급가액 390,000원 + 부가세 39,000원)")).toBeTruthy();
  expect(pay.disabled).toBe(true);
  agree();
  await press("429,000원 결제하고 구독하기");
  const [sent] = sentTo("/subscribes");
  expect(sent?.body).toEqual({
    subscribeType: "YEARLY",
    consent: { amount: 429_000, textVersion },
  });
  expect(sent?.key).toBeTruthy();
  expect(await screen.findByText("구독을 시작했습니다.")).toBeTruthy();
  expect(screen.getByText("구독 중")).toBeTruthy();
});

test("without a card nothing can be paid, and the page says how to add one", async () => {
  await opened({ ...nobody, hasCard: false });
  agree();
  const pay = screen.getByRole<HTMLButtonElement>("button", { name: /결제하고 구독하기/ });
  expect(pay.disabled).toBe(true);
  expect(screen.getByText("결제할 카드를 먼저 등록해 주세요.")).toBeTruthy();
});

test("a refused card is shown beside the button, with a link to another one, and a repeat keeps its key", async () => {
  const refused = { status: 402, code: "PAYMENT_REFUSED", message: "카드 결제가 거절되었습니다." };
  const { sentTo } = await opened(nobody, {
    "/subscribes": () => ({ status: 402, body: refused }),
  });
  agree();
  await press("42,900원 결제하고 구독하기");
  const trouble = await screen.findByRole("alert");
  expect(within(trouble).getByText("카드 결제가 거절되었습니다.")).toBeTruthy();
  expect(within(trouble).getByText(/결제된 금액은 없습니다/)).toBeTruthy();
  await press("42,900원 결제하고 구독하기");
  const keys = sentTo("/subscribes").map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("a member changes to a longer plan at once for the shown amount, with the credit", async () => {
  const { sentTo } = await opened(member, {
    "/change/subscribe-type": () => ({ status: 200, body: member }),
  });
  fireEvent.click(screen.getByRole("radio", { name: /연간 구독/ }));
  fireEvent.click(await screen.findByRole("radio", { name: "지금 바로" }));
  expect(await screen.findByText("−12,345원")).toBeTruthy();
  agree();
  await press("416,655원 결제하고 지금 변경하기");
  expect(sentTo("/change/subscribe-type")[0]?.body).toEqual({
    subscribeType: "YEARLY",
    effective: "NOW",
    consent: { amount: 429_000, textVersion, payNow: 416_655 },
  });
});

test("or with the next charge, without a charge now", async () => {
  const { sentTo } = await opened(member, {
    "/change/subscribe-type": () => ({ status: 200, body: member }),
  });
  fireEvent.click(screen.getByRole("radio", { name: /분기 구독/ }));
  await screen.findByRole("region", { name: "분기 구독으로 변경" });
  agree();
  await press("분기 구독으로 변경하기");
  expect(sentTo("/change/subscribe-type")[0]?.body).toEqual({
    subscribeType: "QUARTERLY",
    effective: "RENEWAL",
    consent: { amount: 122_100, textVersion },
  });
});

test("leaving takes one question that says until when the plan is open", async () => {
  const suspended = {
    ...member,
    membershipType: "SUSPENDED",
    subscription: { ...subscription, status: "SUSPENDED", suspendReason: "USER" },
    renewal: undefined,
    canSuspend: false,
    resume: { payNow: 0 },
    cancelsAt: end,
  };
  const { sentTo } = await opened(member, {
    "/subscribes/suspend": () => ({ status: 200, body: suspended }),
  });
  await press("구독 해지");
  const dialog = await screen.findByRole("dialog", { name: "구독을 해지할까요?" });
  expect(within(dialog).getByText(/12월 1일 \(화\)까지 이용할 수 있고/)).toBeTruthy();
  await act(async () => fireEvent.click(within(dialog).getByRole("button", { name: "구독 해지" })));
  expect(sentTo("/subscribes/suspend")).toHaveLength(1);
  expect(await screen.findByText("해지를 신청했습니다")).toBeTruthy();
  expect(screen.getByRole("button", { name: "해지 취소하고 계속 이용하기" })).toBeTruthy();
});

test("a failed renewal shows until when the plan stays open, and can be paid at once", async () => {
  const stopped = {
    ...member,
    membershipType: "SUSPENDED",
    isEntitled: false,
    canSuspend: false,
    subscription: {
      ...subscription,
      status: "SUSPENDED",
      suspendReason: "PAYMENT_FAILED",
      dunningStage: 4,
    },
    renewal: undefined,
    cancelsAt: "2027-01-07T03:00:00.000Z",
    resume: { payNow: 42_900 },
  };
  const { sentTo } = await opened(stopped, {
    "/subscribes/cancel-suspend": () => ({ status: 200, body: member }),
  });
  expect(screen.getByText("결제가 되지 않아 이용이 중지되었습니다")).toBeTruthy();
  await press("지금 42,900원 결제하기");
  expect(sentTo("/subscribes/cancel-suspend")).toHaveLength(1);
  expect(await screen.findByText("구독 중")).toBeTruthy();
});

test("while the outcome of a payment is unknown, the page says so and charges nothing", async () => {
  const payment = {
    id: "pay_01KB0000000000000000000000",
    subscribeId: subscription.id,
    kind: "FIRST",
    attempt: 1,
    status: "PENDING",
    subscribeType: "MONTHLY",
    amount: 42_900,
    card: { issuerCode: "41", last4: "1234" },
    createdAt: start,
  };
  await opened({ ...nobody, payment });
  expect(screen.getByText("결제 결과를 확인하고 있습니다")).toBeTruthy();
  agree();
  const pay = screen.getByRole<HTMLButtonElement>("button", { name: /결제하고 구독하기/ });
  expect(pay.disabled).toBe(true);
});

test("while a new card is charged for a refused renewal the page says so", async () => {
  const due = { ...subscription, dunningStage: 1, nextBillingAt: start };
  await opened({ ...member, subscription: due });
  expect(screen.getByText("등록한 카드로 결제하고 있습니다")).toBeTruthy();
  expect(screen.queryByText("구독료를 결제하지 못했습니다")).toBeNull();
});

test("a higher price has a consent of its own, with its amount", async () => {
  const dearer = { at: end, subscribeType: "MONTHLY", amount: 49_500, isConsentNeeded: true };
  const { sentTo } = await opened(
    { ...member, renewal: dearer },
    { "/change/subscribe-type": () => ({ status: 200, body: member }) },
  );
  expect(screen.getByText(/12월 1일 \(화\)부터 구독료가 49,500원으로 바뀝니다$/)).toBeTruthy();
  agree();
  await press("새 요금에 동의하기");
  expect(sentTo("/change/subscribe-type")[0]?.body).toEqual({
    subscribeType: "MONTHLY",
    effective: "RENEWAL",
    consent: { amount: 49_500, textVersion },
  });
});

test.each([
  ["/estimates/new", "/estimates/new"],
  ["//evil.example", "/"],
])("a member from %s returns to %s, and never to another site", async (back, to) => {
  await opened(member, {}, `/mypage/subscribe?${new URLSearchParams({ back })}`);
  const link = screen.getByRole("link", { name: "하던 일로 돌아가기" });
  expect(link.getAttribute("href")).toBe(to);
});
