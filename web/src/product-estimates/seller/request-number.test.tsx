import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { show, tidy } from "../../../test/world.tsx";
import { RequestNumber } from "./request-number.tsx";

beforeEach(browserObjects);
afterEach(tidy);

test("a seller reads the buyer's number of the request first, then the own one (DECISIONS 241)", async () => {
  await show(<RequestNumber of={{ groupNumber: "EG-261128-AAAAA", number: "ES-261128-BBBBB" }} />);
  expect(screen.getByText("EG-261128-AAAAA").textContent).toBe(
    "EG-261128-AAAAA 견적 번호 ES-261128-BBBBB",
  );
});
