import type { SellerInfo } from "@bupum/shared/accounts/seller-infos/contract";
import { Dialogs } from "@bupum/ui/frame/dialogs";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { HeldBar } from "../decisions/held-bar.tsx";
import { ko } from "../words/ko.ts";
import { DecisionBar } from "./decision-bar.tsx";

beforeEach(browserObjects);
afterEach(tidy);

// The bar reads only these fields of a seller.
const seller = {
  id: "sel_01KB0000000000000000000000",
  status: "REJECTED",
  version: 3,
  draft: { companyName: "가온자동화" },
} as unknown as SellerInfo;

const Bar = () => (
  <>
    <DecisionBar seller={seller} />
    <Dialogs />
    <HeldBar />
  </>
);

test("a refusal is taken back after a question, over the version that was read (D11-10)", async () => {
  const sent = network({ "/seller-info": () => ({ ...seller, status: "APPROVED", version: 4 }) });
  await show("/sellers", Bar, "/sellers");
  fireEvent.click(screen.getByRole("button", { name: "반려 취소하고 승인" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/가온자동화 업체의 반려를 취소/)).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "반려 취소하고 승인" }));
  fireEvent.click(await screen.findByRole("button", { name: ko.decisions.now }));
  await waitFor(() =>
    expect(sent).toMatchObject([
      { method: "PATCH", body: { sellerId: seller.id, status: "APPROVED", version: 3 } },
    ]),
  );
});
