import { openShows } from './open-shows.ts';

/** Asked for a game by a message, tells what its frames cost; first of all, which games there are. */
const shows = await openShows();
process.on('message', (game: string) => void shows.costsOf(game).then((costs) => process.send!(costs)));
process.on('disconnect', () => void shows.close());
process.send!(shows.games);
