import { readdirSync } from "node:fs";
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Pictogram } from "./pictogram.tsx";
import { pictograms } from "./pictograms.ts";

test("the drawings are those among the site's files", () => {
  const files = readdirSync("web/public/pictograms");
  expect(files.map((file) => file.replace(/\.svg$/, "")).toSorted()).toEqual([...pictograms]);
});

test("a category without a drawing requests none", () => {
  const { container, rerender } = render(<Pictogram of="inverter" />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/pictograms/inverter.svg");
  rerender(<Pictogram of="sensor" />);
  expect(container.querySelector("img")).toBeNull();
});
