import { otherNames } from "@bupum/shared/sites/head/maker-head";
import type { Maker } from "@bupum/shared/catalogue/manufactors/contract";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { Highlight } from "../search/highlight.tsx";
import { useWords } from "../words.ts";
import styles from "./list-page.module.css";

/** One maker with its names in all scripts; leads to its page. */
export function MakerRow({ maker, keyword }: { maker: Maker; keyword: string | undefined }) {
  const say = useWords("manufactors");
  const language = useLocale();
  const { id, productCount, merchandiseCount } = maker;
  const name = maker.name[language];
  return (
    <li>
      <Link
        to="/manufactors/$manufactorId"
        params={{ manufactorId: id }}
        className={styles["maker"]}
      >
        <strong>
          <Highlight of={name} keyword={keyword} />
        </strong>
        <span>
          <Highlight of={otherNames(maker, name).join(" · ")} keyword={keyword} />
        </span>
        <span>
          {say("list.parts", { count: productCount })}
          {merchandiseCount > 0 && ` · ${say("list.listings", { count: merchandiseCount })}`}
        </span>
      </Link>
    </li>
  );
}
