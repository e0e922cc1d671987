import { failureOf } from "@bupum/ui/failure";
import { toast } from "@bupum/ui/frame/toasts";
import { Button, type ButtonProps } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useCurrentUser } from "../session.ts";
import { useWords } from "../words.ts";
import { type CardReturn, openCardWindow } from "./card-window.ts";
import { creditCards } from "./queries.ts";

interface CardButtonProps extends Omit<ButtonProps, "children"> {
  kept: CardReturn;
  children: ReactNode;
}

/** Opens the card window. It stays busy, because the page is left. */
export function CardButton({ kept, children, ...look }: CardButtonProps) {
  const say = useWords("creditCards");
  const user = useCurrentUser();
  const client = useQueryClient();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    try {
      const { registration } = await client.fetchQuery(creditCards);
      const { companyName, name, email } = user ?? {};
      await openCardWindow(registration, { name: companyName ?? name, email }, kept);
    } catch (error) {
      setOpening(false);
      toast.failed(failureOf(error).message ?? say("window.failed"));
    }
  };
  return (
    <Button mih={44} {...look} loading={isOpening} onClick={() => void open()}>
      {children}
    </Button>
  );
}
