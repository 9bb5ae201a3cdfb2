/* Gateway of the weather masts: reads the frames that arrive by radio.
 * A frame is: type, count, and data. Anybody near a mast can send one. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define NAME_MAX    16
#define SAMPLES_MAX 32
#define SLOTS        4

struct sensor {
    char     name[NAME_MAX];
    uint16_t samples[SAMPLES_MAX];
    size_t   count;
};

static struct sensor *sensors[SLOTS];
static struct sensor *current;          /* the one that frames are about */

/* The receive buffer. A short frame leaves the end of an earlier one in it. */
static uint8_t rx[600];

static int set_name(struct sensor *s, const uint8_t *frame, size_t size)
{
    size_t len = frame[1];

    if (len > NAME_MAX)                                         /* A */
        return -1;
    memcpy(s->name, frame + 2, len);
    s->name[len] = '\0';
    return 0;
}

static int add_samples(struct sensor *s, const uint8_t *frame, size_t size)
{
    uint8_t n = frame[1];
    uint8_t total = s->count + n;

    if (size - 2 < (size_t)n * 2)
        return -1;
    if (total > SAMPLES_MAX)                                    /* B */
        return -1;
    for (size_t i = 0; i < n; i++)
        s->samples[s->count + i] = (uint16_t)(frame[2 + 2 * i] << 8 | frame[3 + 2 * i]);
    s->count += n;
    return 0;
}

/* Removes the n oldest samples. */
static int drop_samples(struct sensor *s, size_t n)
{
    if (n > s->count)
        return -1;
    memmove(s->samples, s->samples + n, (s->count - n) * sizeof s->samples[0]);   /* C */
    s->count -= n;
    return 0;
}

static void forget(unsigned slot)
{
    free(sensors[slot]);                                        /* D */
}

static int report(unsigned slot)
{
    struct sensor *s = sensors[slot];

    if (s == NULL)
        return -1;
    send_line(s->name, strnlen(s->name, NAME_MAX));
    return 0;
}

/* Called with size <= sizeof rx. */
int handle_frame(size_t size)
{
    if (size < 2)
        return -1;
    unsigned slot = rx[1] % SLOTS;

    switch (rx[0]) {
    case 0x01:                                                  /* select, and create if needed */
        if (sensors[slot] == NULL)
            sensors[slot] = calloc(1, sizeof *sensors[slot]);
        current = sensors[slot];
        return current ? 0 : -1;
    case 0x02: return current ? set_name(current, rx, size) : -1;
    case 0x03: return current ? add_samples(current, rx, size) : -1;
    case 0x04: return current ? drop_samples(current, rx[1]) : -1;
    case 0x05: forget(slot); return 0;
    case 0x06: return report(slot);
    case 0x07: return new_link();                               /* allocates a link and copies the radio key into it */
    default:   return -1;
    }
}
