import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { TaxOffice } from "./tax-office.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const id = "sel_01KB0000000000000000000000" as const;
const closed = {
  numbers: [
    {
      businessNumber: "1208800767",
      state: "CLOSED",
      taxType: "GENERAL",
      endedOn: "2026-06-30",
    },
  ],
  askedAt: "2026-11-20T00:00:00.000Z",
};
const page = (status: "PENDING" | "APPROVED") => () => <TaxOffice seller={{ id, status }} />;

test("a waiting application says at once what the tax office has on its number", async () => {
  const sent = network({ "/tax-status": () => closed });
  await show("/sellers", page("PENDING"), "/sellers");
  expect(await screen.findByText("폐업")).toBeTruthy();
  expect(document.body.textContent).toContain("120-88-00767");
  expect(document.body.textContent).toContain("일반과세자");
  expect(sent).toHaveLength(1);
});

test("another one is asked about by a press alone", async () => {
  const sent = network({ "/tax-status": () => closed });
  await show("/sellers", page("APPROVED"), "/sellers");
  expect(sent).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "국세청에 조회" }));
  expect(await screen.findByText("폐업")).toBeTruthy();
});

test("a tax office that does not answer leaves the review as it is, with another try", async () => {
  network({});
  await show("/sellers", page("PENDING"), "/sellers");
  expect(await screen.findByText("국세청이 응답하지 않습니다.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "다시 조회" })).toBeTruthy();
});
