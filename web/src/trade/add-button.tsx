import { toast } from "@bupum/ui/frame/toasts";
import { Button } from "@mantine/core";
import { IconCheck, IconPlus } from "@tabler/icons-react";
import { useWords } from "../words.ts";
import { basket, type BasketItem, mostItems, useBasket } from "./basket.ts";

interface AddButtonProps {
  item: BasketItem;
  size?: "sm" | "md";
  fullWidth?: boolean;
}

/** Puts a part into the request basket, or takes it out again. */
export function AddButton({ item, size = "md", fullWidth = false }: AddButtonProps) {
  const say = useWords("trade");
  const isIn = useBasket().some(({ productId }) => productId === item.productId);
  const toggle = () => {
    if (isIn) basket.drop(item.productId);
    else if (basket.add(item)) toast.done(say("addedToast", { part: item.partNumber }));
    else toast.failed(say("basketFull", { most: mostItems }));
  };
  return (
    <Button
      size={size}
      mih={44}
      fullWidth={fullWidth}
      variant={isIn ? "light" : "default"}
      aria-pressed={isIn}
      aria-label={`${say("add")}: ${item.partNumber}`}
      leftSection={isIn ? <IconCheck size={18} aria-hidden /> : <IconPlus size={18} aria-hidden />}
      onClick={toggle}
    >
      {say(isIn ? "added" : "add")}
    </Button>
  );
}
