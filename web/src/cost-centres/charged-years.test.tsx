import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { actForCompany, centreIdOf, centreOf, centresReply } from "../../test/cost-centres.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { endActing } from "../acting.ts";
import { ChargedFilter } from "./charged-filter.tsx";

beforeEach(() => {
  browserObjects();
  actForCompany();
});
afterEach(() => {
  tidy();
  endActing();
});

test.each([
  ["this year and the last one", "2026-12-31T14:59:59.999Z", undefined, ["2026년", "2025년"]],
  ["those of Seoul", "2026-12-31T15:00:00.000Z", undefined, ["2027년", "2026년"]],
  ["none twice", "2026-11-30T03:00:00.000Z", "2025", ["2026년", "2025년"]],
  [
    "an older one that is chosen",
    "2026-11-30T03:00:00.000Z",
    "2019",
    ["2026년", "2025년", "2019년"],
  ],
])("the years of the filter are %s (D43-5)", async (_, now, chargedIn, years) => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(now) });
  network({ "/cost-centres": () => centresReply(centreOf("A")) });
  const search = { costCentreId: centreIdOf("A"), chargedIn };
  await show(<ChargedFilter search={search} onChange={() => undefined} />);
  const { options } = await screen.findByLabelText<HTMLSelectElement>("집계 기간");
  const texts = [...options].map(({ text }) => text);
  expect(texts.filter((one) => /^\d{4}년$/.test(one))).toEqual(years);
});
