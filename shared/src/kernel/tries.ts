/** How often a message is delivered before it is moved to the dead-letter queue. */
export const mostTries = 5;
