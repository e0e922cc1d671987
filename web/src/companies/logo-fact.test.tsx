import type { Company } from "@bupum/shared/accounts/companies/contract";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { drawnLogo } from "./draw-logo.ts";
import { LogoFact } from "./logo-fact.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const company = { id: "cmp_1", roles: ["OWNER"] } as unknown as Company;
const withLogo = { ...company, logoId: "fil_1" } as unknown as Company;
const drawn = (of: Company) =>
  show(
    <dl>
      <LogoFact company={of} />
    </dl>,
  );
const choose = (file: File) =>
  act(async () =>
    fireEvent.change(screen.getByLabelText("로고 파일"), { target: { files: [file] } }),
  );
const answers = {
  "/logo": () => ({ status: 200, body: {} }),
  "/files/upload": () => ({
    status: 200,
    body: { fileId: "fil_2", url: "http://localhost/bucket", fields: {}, maxBytes: 1 },
  }),
};
const picture = new File(["x"], "logo.jpg", { type: "image/jpeg" });

test("a member sees the logo and no button (D40-19)", async () => {
  await drawn({ ...withLogo, roles: ["BUYER"] });
  expect(document.querySelector("img")?.src).toMatch(/\/images\/fil_1$/);
  expect(screen.queryByRole("button")).toBeNull();
});

test("a member of a company without one reads nothing of it (D40-19)", async () => {
  await drawn({ ...company, roles: ["BUYER"] });
  expect(screen.queryByText("로고")).toBeNull();
});

test("an owner takes it away (D40-19)", async () => {
  const { sentTo } = network(answers);
  await drawn(withLogo);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "로고 삭제" })));
  await waitFor(() => expect(sentTo("/logo").map(({ body }) => body)).toEqual([{}]));
  expect(await screen.findByText("로고를 삭제했습니다.")).toBeTruthy();
});

test("a file that is no picture, or too large, is refused in words before anything is sent (D40-19)", async () => {
  const { sentTo } = network(answers);
  vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("no picture")));
  await drawn(company);
  await choose(picture);
  expect(await screen.findByText(/이미지로 열 수 없는 파일/)).toBeTruthy();
  const large = new File(["x"], "logo.png");
  Object.defineProperty(large, "size", { value: 10 * 1024 * 1024 + 1 });
  await choose(large);
  expect(await screen.findByText(/10MB까지 올릴 수 있습니다/)).toBeTruthy();
  expect(sentTo("/files/upload")).toEqual([]);
  expect(sentTo("/logo")).toEqual([]);
  expect(screen.getByRole("button", { name: "로고 올리기" })).toBeTruthy();
});

test("a picture is drawn smaller until it is small enough, as a PNG (D40-19)", async () => {
  const tried: number[] = [];
  const logo = await drawnLogo(picture, async (_, width) => {
    tried.push(width);
    return new Blob(["x".repeat(width === 300 ? 1_000 : 600_000)]);
  });
  expect(tried).toEqual([900, 600, 300]);
  expect(logo).toMatchObject({ name: "logo.png", type: "image/png", size: 1_000 });
  expect(await drawnLogo(picture, async () => new Blob(["x".repeat(600_000)]))).toBeUndefined();
});
