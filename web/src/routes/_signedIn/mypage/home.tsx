import { createFileRoute } from "@tanstack/react-router";
import { MyHomePage } from "../../../users/my-home-page.tsx";

export const Route = createFileRoute("/_signedIn/mypage/home")({ component: MyHomePage });
