import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { FoundedNumber, NumberFact } from "./number-fact.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const company = { id: "cmp_1", businessNumber: "1208800791" } as const;
const answer = (more: object) => () => ({
  status: 200,
  body: { ...company, taxType: "GENERAL", askedAt: "2026-11-30T00:00:00.000Z", ...more },
});
const closed = answer({ state: "CLOSED", endedOn: "2026-06-30" });
const down = () => ({ status: 503, body: { code: "UNAVAILABLE" } });
const fact = (
  <dl>
    <NumberFact company={company} />
  </dl>
);

test("an owner asks by a press, and reads the state, how it is taxed, and since when (D40-20)", async () => {
  const { sentTo } = network({ "/tax-status": closed });
  await show(fact);
  expect(sentTo("/tax-status")).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "국세청에서 확인" }));
  expect(await screen.findByText("폐업")).toBeTruthy();
  expect(document.body.textContent).toMatch(/일반과세자 · .*6.*30.*부터/);
  expect(screen.getByRole("button", { name: "다시 확인" })).toBeTruthy();
  expect(sentTo("/tax-status")).toHaveLength(1);
});

test("an office that does not answer is named, asked once, and may be asked again (D40-20)", async () => {
  const { sentTo } = network({ "/tax-status": down });
  await show(fact);
  fireEvent.click(screen.getByRole("button", { name: "국세청에서 확인" }));
  expect((await screen.findByRole("alert")).textContent).toMatch(/국세청이 응답하지 않습니다/);
  expect(sentTo("/tax-status")).toHaveLength(1);
  expect(screen.getByRole("button", { name: "다시 확인" })).toBeTruthy();
});

test("after founding, a number that is closed or unknown is told at once (D40-20)", async () => {
  network({ "/tax-status": answer({ state: "UNKNOWN" }) });
  await show(<FoundedNumber company={company} />);
  expect(await screen.findByText("등록되지 않은 번호")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain("120-88-00791");
});

test("after founding, a number that is good says nothing (D40-20)", async () => {
  const { sentTo } = network({ "/tax-status": answer({ state: "OPEN" }) });
  await show(<FoundedNumber company={company} />);
  await waitFor(() => expect(sentTo("/tax-status")).toHaveLength(1));
  expect(screen.queryByRole("alert")).toBeNull();
});

test("after founding, an office that is down is told, and hinders nobody (D40-20)", async () => {
  network({ "/tax-status": down });
  await show(<FoundedNumber company={company} />);
  expect(await screen.findByText(/사업자 상태를 확인하지 못했습니다/)).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});

test("after founding, whoever has asked too often reads that, and not that the office is down (D40-20)", async () => {
  const message = "요청이 너무 많습니다.";
  network({ "/tax-status": () => ({ status: 429, body: { code: "LIMIT_EXCEEDED", message } }) });
  await show(<FoundedNumber company={company} />);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText(/국세청이 응답하지 않아/)).toBeNull();
});
