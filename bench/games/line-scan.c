/*
 * Reads every line of every spin of one lines game, as one would write it first: no tables of results, nothing
 * remembered from spin to spin. The game comes as `definition.h`, written from its definition, so that the compiler
 * knows every strip, line and pay.
 *
 *   line-scan exact                    every combination of stops
 *   line-scan spins <seed> <seconds>   rounds with their free spins, for so much processor time
 *
 * Prints whole numbers, and last the seconds of processor time that the counting took.
 */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "definition.h"

/* STRIP goes on past its end by the rows of the window, so that a window is a pointer to its top row. */
typedef struct {
  const unsigned char *reel[REELS];
} Grid;

static int max(int a, int b) { return a > b ? a : b; }

/* The best single combination from the left: wilds alone by what they are worth at best, or one symbol's run. */
static int line_units(const Grid *grid, const int *line) {
  int wilds = 0;
  while (wilds < REELS && grid->reel[wilds][line[wilds]] == WILD) wilds += 1;
  if (wilds == REELS) return BEST_OF_WILDS[REELS];
  int symbol = grid->reel[wilds][line[wilds]];
  if (symbol == SCATTER) return BEST_OF_WILDS[wilds];
  int count = wilds + 1;
  for (; count < REELS; count += 1) {
    int next = grid->reel[count][line[count]];
    if (next != symbol && next != WILD) break;
  }
  return max(BEST_OF_WILDS[wilds], PAYS[symbol][count]);
}

static int lines_units(const Grid *grid) {
  int units = 0;
  for (int line = 0; line < LINES; line += 1) units += line_units(grid, LINE[line]);
  return units;
}

static int count_scatters(const Grid *grid) {
  int count = 0;
  for (int reel = 0; reel < REELS; reel += 1)
    for (int row = 0; row < ROWS; row += 1) count += grid->reel[reel][row] == SCATTER;
  return count;
}

static double cpu_seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

/* How many combinations give so many scatters and so many units. */
static uint32_t counts[REELS * ROWS + 1][MOST_UNITS + 1];

static void scan_from(Grid *grid, int reel) {
  if (reel == REELS) {
    int scatters = count_scatters(grid);
    counts[scatters][lines_units(grid) + SCATTER_PAYS[scatters]] += 1;
    return;
  }
  for (int stop = 0; stop < LENGTH[reel]; stop += 1) {
    grid->reel[reel] = STRIP[reel] + stop;
    scan_from(grid, reel + 1);
  }
}

static void scan_all(void) {
  double started = cpu_seconds();
  Grid grid;
  scan_from(&grid, 0);
  uint64_t combinations = 0, units = 0, squares = 0, free_spins = 0;
  for (int scatters = 0; scatters <= REELS * ROWS; scatters += 1)
    for (uint64_t won = 0; won <= MOST_UNITS; won += 1) {
      uint64_t count = counts[scatters][won];
      combinations += count;
      units += count * won;
      squares += count * won * won;
      free_spins += count * AWARDS[scatters];
    }
  double seconds = cpu_seconds() - started;
  printf("%" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %.6f\n", combinations, units, squares, free_spins, seconds);
}

/* xoshiro128** 1.1 by Blackman and Vigna, as the simulator has it. */
static uint32_t state[4];

static uint32_t rotated(uint32_t word, int by) { return (word << by) | (word >> (32 - by)); }

static uint32_t next_word(void) {
  uint32_t word = rotated(state[1] * 5, 7) * 9;
  uint32_t shifted = state[1] << 9;
  state[2] ^= state[0];
  state[3] ^= state[1];
  state[1] ^= state[2];
  state[0] ^= state[3];
  state[2] ^= shifted;
  state[3] = rotated(state[3], 11);
  return word;
}

/* Lemire's rejection: each number below n equally often. */
static uint32_t below(uint32_t n) {
  for (;;) {
    uint64_t product = (uint64_t)next_word() * n;
    uint32_t low = (uint32_t)product;
    if (low >= n || low >= -n % n) return product >> 32;
  }
}

static void play_rounds(uint32_t seed, double seconds) {
  for (int word = 0; word < 4; word += 1) state[word] = seed * 2654435761u + word + 1;
  for (int word = 0; word < 64; word += 1) next_word();
  double started = cpu_seconds(), taken = 0;
  uint64_t rounds = 0, spins = 0, base_units = 0, paid_units = 0;
  do {
    for (int round = 0; round < 10000; round += 1) {
      int won = 0, left = 0, awarded = 0, is_free = 0;
      do {
        Grid grid;
        for (int reel = 0; reel < REELS; reel += 1) grid.reel[reel] = STRIP[reel] + below(LENGTH[reel]);
        int scatters = count_scatters(&grid);
        int units = lines_units(&grid) + SCATTER_PAYS[scatters];
        int more = AWARDS[scatters];
        if (more > MOST_FREE_SPINS - awarded) more = MOST_FREE_SPINS - awarded;
        awarded += more;
        left += more - is_free;
        base_units += is_free ? 0 : units;
        won += is_free ? units * FREE_MULTIPLIER : units;
        spins += 1;
        is_free = 1;
      } while (left > 0 && won < CAP_UNITS);
      paid_units += won < CAP_UNITS ? won : CAP_UNITS;
    }
    rounds += 10000;
    taken = cpu_seconds() - started;
  } while (taken < seconds);
  printf("%" PRIu64 " %" PRIu64 " %" PRIu64 " %" PRIu64 " %.6f\n", rounds, spins, base_units, paid_units, taken);
}

int main(int argc, char **argv) {
  if (argc == 2 && strcmp(argv[1], "exact") == 0) scan_all();
  else if (argc == 4 && strcmp(argv[1], "spins") == 0) play_rounds(strtoul(argv[2], NULL, 10), atof(argv[3]));
  else return 2;
  return 0;
}
