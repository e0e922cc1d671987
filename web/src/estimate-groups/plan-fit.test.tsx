import { basicLimits, beyondPlan } from "@bupum/shared/deal/estimate-groups/rules";
import { storeDraft } from "@bupum/ui/form/stored-draft";
import { storage } from "@bupum/ui/storage";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { blankLine, draftName, prefilledForm } from "./group-form.ts";
import { GroupFields } from "./group-fields.tsx";

beforeEach(() => {
  browserObjects();
  storage.token.set("token");
});
afterEach(tidy);

const { lines: mostLines, sellers: mostSellers } = basicLimits;
const contact = { name: "김구매", phone: "010-1234-5678", email: "buyer@example.com" };
const sellersOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `sel_01JD${String(at).padStart(22, "0")}`,
    companyName: `판매 ${at + 1}`,
  }));

/** The request of a buyer with so many lines and sellers. */
async function asking(of: { lines: number; sellers: number; isEntitled?: boolean }) {
  const { isEntitled = false } = of;
  const net = network({
    "/users/me": () => ({
      status: 200,
      body: { id: "usr_1", role: "BUYER", name: "김구매", isEntitled },
    }),
    "/estimate-groups": () => ({ status: 201, body: { id: "egr_1", number: "Q-1" } }),
  });
  const lines = Array.from({ length: of.lines }, (_, at) =>
    blankLine({ partName: `부품 ${at + 1}` }),
  );
  storeDraft(draftName(), { lines, sellers: sellersOf(of.sellers), contact });
  await show(<GroupFields initial={prefilledForm(undefined, { sellers: [] })} />);
  await screen.findByText(/견적 요청 보내기/);
  return net;
}
const button = (name: RegExp) => screen.queryByText(name);
const press = (name: RegExp) => act(async () => fireEvent.click(button(name)!));
interface Sent {
  lines: { partName: string }[];
  sellerIds: string[];
  bom?: object;
}

test("what is beyond the plan is what the server refuses, and nothing of a PREMIUM member's", () => {
  expect(beyondPlan(false, { lines: mostLines, sellers: mostSellers })).toEqual({
    lines: false,
    sellers: false,
  });
  expect(beyondPlan(false, { lines: mostLines + 1, sellers: mostSellers + 1 })).toEqual({
    lines: true,
    sellers: true,
  });
  expect(beyondPlan(true, { lines: 50, sellers: 10 })).toEqual({ lines: false, sellers: false });
});

test("the plan's limits stand beside lines and sellers before the request is sent", async () => {
  await asking({ lines: mostLines, sellers: mostSellers });
  expect(screen.getByText(new RegExp(`품목 ${mostLines}개까지.*지금 ${mostLines}개`))).toBeTruthy();
  expect(screen.getByText(new RegExp(`${mostSellers}곳까지.*지금 ${mostSellers}곳`))).toBeTruthy();
  expect(button(/나누기|남기기/)).toBeNull();
});

test("one press splits what is beyond the plan into requests that fit, each to all sellers", async () => {
  const net = await asking({ lines: mostLines + 3, sellers: 2 });
  await press(/요청 2건으로 나누기/);
  expect(screen.getByText(/요청 2건으로 나누어 보냅니다/)).toBeTruthy();
  await press(/2곳에 견적 요청 보내기/);
  await waitFor(() => expect(net.sentTo("/estimate-groups")).toHaveLength(2));
  const bodies = net.sentTo("/estimate-groups").map(({ body }) => body as Sent);
  expect(bodies.map(({ lines }) => lines.length)).toEqual([mostLines, 3]);
  expect(bodies.map(({ sellerIds }) => sellerIds.length)).toEqual([2, 2]);
  // A list of parts is a feature of PREMIUM: these requests stand alone.
  expect(bodies.map(({ bom }) => bom)).toEqual([undefined, undefined]);
});

test("one press trims lines and sellers to the first ones that fit", async () => {
  const net = await asking({ lines: mostLines + 1, sellers: mostSellers + 2 });
  await press(/처음 \d+개만 남기기/);
  await press(/처음 \d+곳만 남기기/);
  expect(button(/나누기|남기기/)).toBeNull();
  await press(/3곳에 견적 요청 보내기/);
  await waitFor(() => expect(net.sentTo("/estimate-groups")).toHaveLength(1));
  const { lines, sellerIds } = net.sentTo("/estimate-groups")[0]!.body as Sent;
  expect(lines.at(-1)!.partName).toBe(`부품 ${mostLines}`);
  expect(sellerIds).toEqual(sellersOf(mostSellers).map(({ id }) => id));
});

test("a PREMIUM member is told of no limit", async () => {
  await asking({ lines: mostLines + 1, sellers: mostSellers + 1, isEntitled: true });
  expect(screen.queryByText(/기본 회원/)).toBeNull();
  expect(button(/나누기|남기기/)).toBeNull();
});
