import { browserObjects } from "@bupum/ui/test/browser-objects";
import { useQuery } from "@tanstack/react-query";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { mySubscription } from "./queries.ts";

beforeEach(browserObjects);
afterEach(tidy);

function Status() {
  return <p>{useQuery(mySubscription).data?.membershipType}</p>;
}

test("an admin's change is shown once the page gets the focus again", async () => {
  let membershipType = "PREMIUM";
  network({ "/subscribes/me": () => ({ status: 200, body: { membershipType } }) });
  await show(<Status />);
  expect(await screen.findByText("PREMIUM")).toBeTruthy();
  membershipType = "SUSPENDED";
  await act(async () => void window.dispatchEvent(new Event("visibilitychange")));
  expect(await screen.findByText("SUSPENDED")).toBeTruthy();
});
