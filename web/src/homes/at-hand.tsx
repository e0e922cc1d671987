import type { ProductRow } from "@bupum/shared/catalogue/products/contract";
import type { Home } from "@bupum/shared/notices/homes/contract";
import { Link } from "@tanstack/react-router";
import { useWords } from "../words.ts";
import { Again, FallenPrices } from "./bought.tsx";
import { allLink } from "./entries.tsx";
import { Products } from "./products.tsx";
import styles from "./homes.module.css";

type Props = { of: Pick<Home["buy"], "again" | "fallen" | "marked" | "seen"> };

/** Parts that were bought, marked or looked at: nothing waits for them, so they stand last (D38-8). */
export function AtHand({ of: { again, fallen, marked, seen } }: Props) {
  const say = useWords("homes");
  if ([again, fallen, marked, seen].every((some) => some.length === 0)) return null;
  return (
    <section aria-labelledby="at-hand" className={styles["side"]}>
      <h2 id="at-hand">{say("products")}</h2>
      <div className={styles["parts"]}>
        {again.length > 0 && <Again of={again} />}
        {fallen.length > 0 && <FallenPrices of={fallen} />}
        {marked.length > 0 && <Marked of={marked} />}
        {seen.length > 0 && <Products title={say("seen")} of={seen.map(onePiece)} />}
      </div>
    </section>
  );
}

const onePiece = (part: ProductRow) => ({ part, quantity: 1 });

/** Parts of one's list (D38-13). */
function Marked({ of }: { of: readonly ProductRow[] }) {
  const say = useWords("homes");
  return (
    <Products
      title={say("marked")}
      all={
        <Link to="/mypage/bookmarks" className={allLink}>
          {say("all")}
        </Link>
      }
      of={of.map(onePiece)}
    />
  );
}
