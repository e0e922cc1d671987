import { browserObjects } from "@bupum/ui/test/browser-objects";
import { OtherTerms } from "@bupum/ui/register-requests/other-terms";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { show, tidy } from "../../test/world.tsx";
import { useWords } from "../words.ts";

beforeEach(browserObjects);
afterEach(tidy);

function Terms() {
  const cells = {
    leadTimeDays: "2주",
    warehouseRegion: "인천시 부평구",
    sellerSku: "00123",
    memo: "유리관 제외",
  };
  return <OtherTerms cells={cells} say={useWords("registerRequests")} />;
}

test("A row shows how its lead time and region were read, its own code and its memo (D8-14)", async () => {
  await show(<Terms />);
  const lines = await screen.findAllByRole("listitem");
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "납기 영업일 10일",
    "출고지 인천 (인천시 부평구)",
    "자체코드 00123",
    "비고 유리관 제외",
  ]);
});
