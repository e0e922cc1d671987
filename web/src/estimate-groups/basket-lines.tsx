import { Button } from "@mantine/core";
import { actingCompany } from "../acting.ts";
import { LaterMemberName } from "../companies/later-member-name.tsx";
import { RoleGuard } from "../companies/role-guard.tsx";
import { basket } from "../trade/basket.ts";
import { useBasket } from "../trade/basket-list.ts";
import { useWords } from "../words.ts";
import styles from "./lines.module.css";
import page from "./group-page.module.css";

/** The member who put a part into the company's basket (D46-4). */
export function AddedBy({ productId }: { productId: string }) {
  const say = useWords("estimateGroups");
  const addedBy = useBasket().find((item) => item.productId === productId)?.addedBy;
  if (!addedBy || !actingCompany()) return null;
  return (
    <small className={styles["by"]}>
      {say("request.addedBy")} <LaterMemberName userId={addedBy} />
    </small>
  );
}

/** Parts of the basket that the catalogue shows no more: they are no lines of the request (D46-5). */
export function GoneProducts() {
  const say = useWords("estimateGroups");
  const gone = useBasket().filter(({ isGone }) => isGone);
  if (gone.length === 0) return null;
  const numbers = gone.map(({ partNumber }) => partNumber).filter(Boolean);
  return (
    <div className={styles["plan"]}>
      <p role="status" className={page["warn"]}>
        {say("request.gone", { count: gone.length })}
        {numbers.length > 0 && ` (${numbers.join(", ")})`}
      </p>
      <RoleGuard act="ask" isQuiet>
        <Button
          variant="default"
          mih={44}
          onClick={() => basket.drop(...gone.map(({ productId }) => productId))}
        >
          {say("request.dropGone")}
        </Button>
      </RoleGuard>
    </div>
  );
}
