import { browserObjects } from "@bupum/ui/test/browser-objects";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { LinePage } from "./line-page.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const id = "est_01KB0000000000000000000000#l01";
const fileOf = (letter: string, fileName: string) => ({
  id: `fil_01KB000000000000000000000${letter}`,
  fileName,
  contentType: "application/pdf",
  size: 1_000,
});
const line = {
  id,
  groupId: "egr_01KB0000000000000000000000",
  groupNumber: "EG-261123-AAAAA",
  estimateNumber: "ES-261123-AAAAA",
  title: "미니 릴레이",
  sellerId: "sel_01KB0000000000000000000000",
  sellerName: "한빛 산업",
  buyerName: "바른 기계",
  productName: "미니 릴레이",
  quantity: 4,
  unit: "EA",
  replyType: "REPLIED",
  open: true,
  files: [fileOf("A", "도면.pdf")],
  revisions: [
    {
      id: "rsp_01KB0000000000000000000000",
      revision: 1,
      state: "ACTIVE",
      breaks: [{ minQty: 1, unitPrice: "100" }],
      currency: "KRW",
      vatMode: "EXCLUDED",
      leadTimeDays: 1,
      validUntil: "2099-12-31",
      files: [fileOf("B", "성적서.pdf")],
      createdAt: "2026-11-23T03:00:00.000Z",
    },
  ],
  history: [],
  dueAt: "2026-11-27T09:00:00.000Z",
  createdAt: "2026-11-23T03:00:00.000Z",
};
const draw = (answers: Parameters<typeof network>[0]) => {
  const sent = network({ [`/product-estimate-entities/${id}`]: () => line, ...answers });
  return show("/lines/$lineId", LinePage, `/lines/${encodeURIComponent(id)}`).then(() => sent);
};

test("files of a line and of its quotes open by a link that is made when they are pressed", async () => {
  const opened = vi.fn();
  vi.stubGlobal("open", opened);
  const linkTo = (letter: string) => () => ({ url: `https://files.example/${letter}` });
  const sent = await draw({
    [fileOf("A", "").id]: linkTo("A"),
    [fileOf("B", "").id]: linkTo("B"),
  });
  for (const name of ["도면.pdf", "성적서.pdf"])
    fireEvent.click(await screen.findByRole("button", { name }));
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
  expect(opened.mock.calls.map(([url]) => url)).toEqual([
    "https://files.example/A",
    "https://files.example/B",
  ]);
  expect(sent.filter(({ path }) => path.includes("/files/"))).toHaveLength(2);
});
