import { act, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { tidy } from "../test/world.tsx";
import { loadWords, startWords, useArrived } from "./feature-words.ts";

afterEach(tidy);

const texts = (title: string) => Promise.resolve({ default: { title } });

test("words are fetched once and added to those of the frame", async () => {
  const load = vi.fn(() => texts("주문"));
  const catalogue = await startWords({
    shell: () => Promise.resolve({ default: { layout: { site: "부품" } } }),
    ordersOnce: load,
  });
  await Promise.all([loadWords("ordersOnce"), loadWords("ordersOnce")]);
  expect(load).toHaveBeenCalledTimes(1);
  expect(catalogue).toMatchObject({ layout: { site: "부품" }, ordersOnce: { title: "주문" } });
  expect(loadWords("ordersOnce")).toBeUndefined();
});

test("words that could not be fetched are fetched again after a while", async () => {
  vi.useFakeTimers();
  const load = vi.fn(() => texts("견적"));
  load.mockRejectedValueOnce(new Error("offline"));
  await startWords({ shell: () => texts(""), late: load });
  await expect(loadWords("late")).rejects.toThrow("offline");
  await expect(loadWords("late")).rejects.toThrow("offline");
  await vi.advanceTimersByTimeAsync(3000);
  await loadWords("late");
  expect(load).toHaveBeenCalledTimes(2);
});

function Part() {
  useArrived("slow");
  return <p>words are here</p>;
}

test("a part waits for its words", async () => {
  const arrival = Promise.withResolvers<{ default: { title: string } }>();
  await startWords({ shell: () => texts(""), slow: () => arrival.promise });
  await act(async () => {
    render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    );
  });
  expect(document.body.textContent).toContain("waiting");
  await act(async () => arrival.resolve(await texts("느림")));
  expect(screen.getByText("words are here")).toBeDefined();
});
