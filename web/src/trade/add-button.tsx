import { mostBasketLines } from "@bupum/shared/accounts/request-baskets/rules";
import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import { useWords } from "../words.ts";
import { type BasketItem, useBasket } from "./basket-list.ts";
import { useMayAsk } from "./may-ask.ts";

interface AddButtonProps {
  item: BasketItem;
  size?: "sm" | "md";
  fullWidth?: boolean;
  /** Its sign alone, where a list has no room for a word. */
  isIcon?: boolean;
}

/** Puts a part into the request basket, or takes it out again, and says so once it is kept. */
export function useToggleInBasket() {
  const say = useWords("trade");
  const mayAsk = useMayAsk();
  return async (item: BasketItem) => {
    if (!mayAsk) return;
    // Most pages are read without a change: what makes one is no part of their first load.
    const { basket } = await import("./basket.ts");
    if (basket.has(item.productId)) basket.drop(item.productId);
    else if (!basket.add(item, () => toast.done(say("addedToast", { part: item.partNumber }))))
      toast.failed(say("basketFull", { most: mostBasketLines }));
  };
}

/** A part's place in the request basket; not offered to who may not change it. */
export function AddButton(props: AddButtonProps) {
  const { item, size = "md", fullWidth = false, isIcon = false } = props;
  const say = useWords("trade");
  const isIn = useBasket().some(({ productId }) => productId === item.productId);
  const toggle = useToggleInBasket();
  const mayAsk = useMayAsk();
  if (!mayAsk) return null;
  const icon = isIn ? <IconCheck size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />;
  return (
    <Button
      size={size}
      mih={44}
      fullWidth={fullWidth}
      variant={isIn ? "light" : "default"}
      aria-pressed={isIn}
      aria-label={`${say(isIn ? "added" : "add")}: ${item.partNumber}`}
      {...(isIcon ? { px: 12 } : { leftSection: icon })}
      onClick={() => void toggle(item)}
    >
      {isIcon ? icon : say(isIn ? "added" : "add")}
    </Button>
  );
}
