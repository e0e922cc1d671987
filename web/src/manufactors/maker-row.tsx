import type { Language } from "@bupum/shared/kernel/language-of";
import type { Manufactor } from "@bupum/shared/manufactors/contract";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useKnownPaths } from "../layout/known-paths.ts";
import { Highlight } from "../search/highlight.tsx";
import { useWords } from "../words.ts";
import styles from "./list-page.module.css";

const page = "/manufactors/$manufactorId";

/** One maker with its names in all scripts; leads to its page. */
export function MakerRow({ maker, keyword }: { maker: Manufactor; keyword: string | undefined }) {
  const say = useWords("manufactors");
  const language = useLocale() as Language;
  const known = useKnownPaths();
  const { id, productCount, merchandiseCount } = maker;
  const name = maker.name[language];
  const others = [...new Set([...Object.values(maker.name), ...maker.aliases])];
  const target = known.has(page)
    ? { to: page as "/", params: { manufactorId: id } as never }
    : { to: "/search" as "/", search: { manufactorId: id } as never };
  return (
    <li>
      <Link {...target} className={styles["maker"]}>
        <strong>
          <Highlight of={name} keyword={keyword} />
        </strong>
        <span>
          <Highlight of={others.filter((one) => one !== name).join(" · ")} keyword={keyword} />
        </span>
        <span>
          {say("list.parts", { count: productCount })}
          {merchandiseCount > 0 && ` · ${say("list.listings", { count: merchandiseCount })}`}
        </span>
      </Link>
    </li>
  );
}
