import type { Page } from "@playwright/test";

export const results = (page: Page) => page.getByRole("region", { name: "검색 결과" });

/** Rows of the search that the address names; until they are there, those of the one before are busy. */
export const rows = (page: Page) => results(page).locator('[aria-busy="false"] [data-row]');
