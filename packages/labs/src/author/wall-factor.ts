/**
 * How many times longer than a server's the wall limits of the author's commands are: what they say about a lab must not
 * depend on how busy the machine is. Fuel still ends a program that loops.
 */
export const AUTHOR_WALL_FACTOR = 100;
