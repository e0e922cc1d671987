import type { Company } from "@bupum/shared/accounts/companies/contract";
import { screen } from "@testing-library/react";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { afterEach, beforeEach, expect, test } from "vitest";
import { show, tidy } from "../../test/world.tsx";
import { CompanyContents } from "./company-contents.tsx";
import { useSections } from "./use-sections.tsx";

beforeEach(browserObjects);
afterEach(tidy);

function Contents({ of }: { of: Company }) {
  return <CompanyContents sections={useSections(of)} />;
}
const sectionsOf = async (of: Pick<Company, "roles" | "memberCount">) => {
  await show(<Contents of={of as Company} />);
  return screen.getAllByRole<HTMLAnchorElement>("link").map(({ hash }) => hash);
};
const ofAll = ["#approval-rules", "#cost-centres", "#delivery-addresses", "#order-numbers"];

test.each([
  [["BUYER"], 3, ["#members", ...ofAll]],
  [["APPROVER"], 3, ["#members", ...ofAll, "#stand-in"]],
  [["APPROVER"], 1, ["#members", ...ofAll]],
  [["OWNER"], 3, ["#members", "#join-requests", ...ofAll, "#stand-in", "#invitations"]],
] as const)(
  "%s of %s members is led to the sections of the page that are there",
  async (...row) => {
    const [roles, memberCount, wanted] = row;
    expect(await sectionsOf({ roles: [...roles], memberCount })).toEqual(wanted);
  },
);
