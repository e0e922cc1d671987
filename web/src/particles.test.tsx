import { render, screen } from "@testing-library/react";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import { useWords } from "./words.ts";
import { ko } from "./words/ko.ts";

const said: unknown[] = [];
function Said() {
  const trade = useWords("trade");
  said.push(trade);
  return (
    <>
      <p>{trade("intermediary", { company: "주식회사 부품" })}</p>
      <p>{trade("addedToast", { part: "MY2N" })}</p>
      <p>{trade("addedToast", { part: "E3Z-D62" })}</p>
    </>
  );
}

const page = () => (
  <IntlProvider locale="ko" messages={ko} timeZone="Asia/Seoul">
    <Said />
  </IntlProvider>
);

test("a page chooses the particle that fits the name, and its translator stays the same object", () => {
  const { rerender } = render(page());
  rerender(page());
  expect(screen.getByText(/^주식회사 부품은 통신판매중개자로서/)).toBeTruthy();
  expect(screen.getByText("MY2N을 견적 요청함에 담았습니다.")).toBeTruthy();
  expect(screen.getByText("E3Z-D62를 견적 요청함에 담았습니다.")).toBeTruthy();
  expect(said.length).toBeGreaterThan(1);
  expect(new Set(said).size).toBe(1);
});
