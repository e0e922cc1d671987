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
const linkTo = (letter: string) => () => ({ url: `https://files.example/${letter}` });
const draw = (answers: Parameters<typeof network>[0]) => {
  const sent = network({ [`/product-estimate-entities/${id}`]: () => line, ...answers });
  return show("/lines/$lineId", LinePage, `/lines/${encodeURIComponent(id)}`).then(() => sent);
};

test("files of a line and of its quotes open by a link that is made when they are pressed", async () => {
  const opened = vi.fn();
  vi.stubGlobal("open", opened);
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

const part = {
  id: "prd_01KB0000000000000000000000",
  partNumber: "MY2N-GS",
  manufactorName: { ko: "오므론", en: "Omron", zh: "欧姆龙" },
  name: { ko: "릴레이", en: "Relay", zh: "继电器" },
  state: "SHOWN",
};

test("a part of the catalogue is proposed for a line in words, after a second press", async () => {
  const sent = await draw({
    "/product-entities": () => ({ items: [part, { ...part, id: `${part.id}1`, state: "HIDDEN" }] }),
    [`${id}/product`]: () => undefined,
  });
  const box = await screen.findByRole("searchbox", { name: "등록 부품" });
  fireEvent.change(box, { target: { value: "MY2N" } });
  const options = await screen.findAllByRole("option", { name: /MY2N-GS/, hidden: true });
  expect(options).toHaveLength(1);
  fireEvent.click(options[0]!);
  fireEvent.click(await screen.findByRole("button", { name: "구매자에게 제안" }));
  await screen.findByText("구매자에게 등록 부품을 제안했습니다.");
  expect(sent.filter(({ method }) => method === "POST")).toEqual([
    {
      method: "POST",
      path: expect.stringMatching(/\/product-estimate-entities\/.*\/product$/),
      body: { productId: part.id },
    },
  ]);
});

test.each([
  ["has a part already", { productId: part.id }],
  ["was refused", { replyType: "REJECTED" }],
  ["is closed", { open: false }],
  ["was deleted", { deletedAt: "2026-11-24T03:00:00.000Z" }],
])("nothing is proposed for a line that %s", async (_, more) => {
  const answer = { ...line, ...more };
  await draw({ [`/product-estimate-entities/${id}`]: () => answer });
  await screen.findByText("바른 기계");
  expect(screen.queryByRole("heading", { name: "등록 부품 제안" })).toBeNull();
});

test("a part that waits for the buyer says who proposed it", async () => {
  const proposedProduct = { ...part, productId: part.id, by: "SELLER", at: line.createdAt };
  await draw({ [`/product-estimate-entities/${id}`]: () => ({ ...line, proposedProduct }) });
  await screen.findByText(/판매자가 제안해/);
  expect(screen.getByRole("link", { name: "오므론 MY2N-GS" })).toBeTruthy();
});
