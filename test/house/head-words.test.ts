import { en } from "@bupum/shared/sites/head/words/en";
import { ko } from "@bupum/shared/sites/head/words/ko";
import { zh } from "@bupum/shared/sites/head/words/zh";
import { publicPaths, signedInPaths } from "@bupum/shared/site-paths";
import { describe, expect, test } from "vitest";
import { en as legalEn } from "../../web/src/legal/texts/en.ts";
import { ko as legalKo } from "../../web/src/legal/texts/ko.ts";
import { zh as legalZh } from "../../web/src/legal/texts/zh.ts";
import { en as siteEn } from "../../web/src/words/en.ts";
import { ko as siteKo } from "../../web/src/words/ko.ts";
import { zh as siteZh } from "../../web/src/words/zh.ts";

const each = [
  ["ko", ko, siteKo, legalKo],
  ["en", en, siteEn, legalEn],
  ["zh", zh, siteZh, legalZh],
] as const;

const said = ({ title, description }: { title: string; description: string }) => ({
  title,
  description,
});

describe.each(each)("what the edge says of a page in %s", (_, edge, site, legal) => {
  test("equals the page's own head once its scripts run", () => {
    const { home, layout, products } = site;
    expect(edge.site).toBe(layout.site);
    expect(edge.pages["/"]).toEqual({ title: layout.site, description: home.description });
    expect(edge.description).toBe(home.description);
    expect(edge.pages["/search"]).toEqual({
      title: products.search.title,
      description: products.search.description,
    });
    expect(edge.product.description).toBe(products.product.description);
    expect(edge.home).toBe(products.product.home);
  });

  test("equals each public page's own title and description", () => {
    const { auth, boards, categories, compare, dealers, estimateGroups, manufactors, news, wikis } =
      site;
    expect(edge.pages).toMatchObject({
      "/boards": said(boards),
      "/categories": said(categories),
      "/compare": said(compare),
      "/dealers": said(dealers),
      "/estimates/new": said(estimateGroups.request),
      "/find-id": { title: auth.find.idTitle, description: auth.find.idLead },
      "/find-password": { title: auth.find.passwordTitle, description: auth.find.passwordLead },
      "/login": said(auth.login),
      "/manufactors": said(manufactors.list),
      "/news": said(news),
      "/wiki": said(wikis),
      "/privacy": said(legal.privacy),
      "/scan": said(site.scan),
      "/signup": said(auth.signup),
      "/terms": said(legal.terms),
    });
    expect(edge.category.description).toBe(categories.page.description);
    expect(edge.dealer.description).toBe(dealers.dealerDescription);
  });

  test("is a title of its own on every page except the first", () => {
    const ofRows = [
      "/products/$productId",
      "/categories/$categoryId",
      "/manufactors/$manufactorId",
      "/dealers/$dealerId",
      "/news/$newsId",
      "/wiki/$wikiId",
      "/boards/$boardId",
    ];
    const paths = [...publicPaths, ...signedInPaths].filter((path) => !ofRows.includes(path));
    const general = paths.filter((path) => (edge.pages[path]?.title ?? edge.site) === edge.site);
    expect(general).toEqual(["/"]);
  });
});
