import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../../../test/world.tsx";
import { AnswerLinkPage } from "./answer-link-page.tsx";

beforeEach(browserObjects);
afterEach(() => {
  tidy();
  location.hash = "";
});

const estimateId = "est_01JD0000000000000000000001";
const line = (version: number) => ({
  id: `${estimateId}#l01`,
  productName: "포토센서",
  partNumber: "E3Z-D61",
  quantity: 10,
  unit: "EA",
  requiredCondition: "ANY",
  replyType: "PENDING",
  open: true,
  files: [],
  version,
});
const expiresAt = "2099-01-01T00:00:00.000Z";
const estimate = {
  id: estimateId,
  title: "정기 보수",
  status: "PENDING",
  open: true,
  dueAt: expiresAt,
  files: [],
  contact: {},
};
const conflict = { status: 409, code: "VERSION_CONFLICT", message: "그사이 바뀌었습니다." };

const refuse = async () => {
  fireEvent.click(await screen.findByRole("button", { name: "거절" }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(dialog.getByRole("button", { name: "거절하기" }));
};

test("the request names the deadline of its waiting lines, as the seller's list does", async () => {
  location.hash = "t".repeat(43);
  const asked = { ...estimate, dueAt: "2020-01-01T00:00:00.000Z", nextDueAt: expiresAt };
  network({
    "/answer-links/open": () => ({
      status: 200,
      body: { estimate: asked, items: [line(1)], expiresAt },
    }),
  });
  await show(<AnswerLinkPage />);
  await screen.findByText("정기 보수");
  expect(screen.getByText(/일 남음$/)).toBeTruthy();
});

test("a line that changed meanwhile is refused by the link of a mail at the next try", async () => {
  location.hash = "t".repeat(43);
  let version = 1;
  const { sentTo } = network({
    "/answer-links/open": () => ({
      status: 200,
      body: { estimate, items: [line(version)], expiresAt },
    }),
    "/answer-links/reject": (body) => {
      const { versions } = body as { versions: Record<string, number> };
      const isPresent = Object.values(versions)[0] === version;
      return isPresent ? { status: 204 } : { status: 409, body: conflict };
    },
  });
  await show(<AnswerLinkPage />);
  await screen.findByText("정기 보수");
  version = 2;
  await refuse();
  expect(await screen.findByText("그사이 바뀌었습니다.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(() => expect(sentTo("/answer-links/open")).toHaveLength(2));
  await refuse();
  expect(await screen.findByText("답변을 보냈습니다")).toBeTruthy();
});
