import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { actForCompany, centreIdOf, centreOf, centresReply } from "../../test/cost-centres.ts";
import { network, show, tidy } from "../../test/world.tsx";
import { endActing } from "../acting.ts";
import { ChargedFilter, type ChargedSearch } from "./charged-filter.tsx";

beforeEach(() => {
  browserObjects();
  actForCompany();
});
afterEach(() => {
  tidy();
  endActing();
});

async function shown(search: ChargedSearch, ...centres: Parameters<typeof centresReply>) {
  network({ "/cost-centres": () => centresReply(...centres) });
  const changes: ChargedSearch[] = [];
  await show(
    <>
      <ChargedFilter search={search} onChange={(next) => changes.push(next)} />
      <p>끝</p>
    </>,
  );
  return changes;
}
const choices = (name: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(name).options].map(({ text }) => text);
const choose = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test("orders are listed by cost centre, closed ones as well, and only then by period (D43-5)", async () => {
  const changes = await shown({}, centreOf("A", { isClosed: true }), centreOf("B"));
  await screen.findByLabelText("비용 부서");
  expect(choices("비용 부서")).toEqual(["전체 비용 부서", "B-100 생산B팀", "A-100 생산A팀"]);
  expect(screen.queryByLabelText("집계 기간")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  choose("비용 부서", centreIdOf("A"));
  expect(changes).toEqual([{ costCentreId: centreIdOf("A"), chargedIn: undefined }]);
});

test("the period is a month, a year or all, and goes with its cost centre (D43-5)", async () => {
  const search = { costCentreId: centreIdOf("A"), chargedIn: "2019" };
  const changes = await shown(search, centreOf("A"));
  await screen.findByLabelText("비용 부서");
  const [all, ...periods] = choices("집계 기간");
  expect(all).toBe("전체 기간");
  // What waits for an approval is reserved, too, and is no order yet.
  expect(screen.getByRole("link").getAttribute("href")).toBe("/mypage/approvals");
  expect(periods.filter((one) => /^\d{4}년$/.test(one))).toContain("2019년");
  expect(screen.getByLabelText<HTMLSelectElement>("집계 기간").value).toBe("2019");
  choose("집계 기간", "");
  choose("비용 부서", "");
  expect(changes).toEqual([
    { costCentreId: centreIdOf("A"), chargedIn: undefined },
    { costCentreId: undefined, chargedIn: undefined },
  ]);
});

test("a cost centre of another company is said, so that it can be taken away (D43-5)", async () => {
  const changes = await shown({ costCentreId: centreIdOf("Z") });
  await screen.findByLabelText("비용 부서");
  expect(choices("비용 부서")).toEqual(["전체 비용 부서", "확인할 수 없는 비용 부서"]);
  choose("비용 부서", "");
  expect(changes).toEqual([{ costCentreId: undefined, chargedIn: undefined }]);
});

test("a company without cost centres has no such filter", async () => {
  await shown({});
  await screen.findByText("끝");
  expect(screen.queryByLabelText("비용 부서")).toBeNull();
});
