import { mostBasketLines } from "@bupum/shared/accounts/request-baskets/rules";
import type { Product } from "@bupum/shared/catalogue/products/contract";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { useNavigate } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useMayAsk } from "../../trade/may-ask.ts";
import { basket } from "../../trade/basket.ts";
import { wantedOf } from "../../trade/basket-list.ts";
import { useWords } from "../../words.ts";

/** Puts all compared parts into the request basket, and opens the request. */
export function AskAll({ products }: { products: readonly Product[] }) {
  const say = useWords("compare");
  const trade = useWords("trade");
  const language = useLocale();
  const navigate = useNavigate();
  const ask = () => {
    const wanted = products.map((one) => wantedOf(one, moqOf(one), language));
    if (basket.addAll(wanted) < wanted.length)
      toast.failed(trade("basketFull", { most: mostBasketLines }));
    void navigate({ to: "/estimates/new", search: {} });
  };
  const mayAsk = useMayAsk();
  if (products.length === 0 || !mayAsk) return null;
  return (
    <Button mih={44} title={say("askHint")} onClick={ask}>
      {say("askAll")}
    </Button>
  );
}

/** What the best offer sells at least; one piece where nobody offers the part. */
const moqOf = ({ bestOffer }: Product) => bestOffer?.moq ?? 1;
